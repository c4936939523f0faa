/** Names the prepared change that the user has seen. The server refuses the post if a colleague has prepared another. */
export function SeenPrepared({ prepared, shown }: { prepared: string; shown: string }) {
  return (
    <>
      <input type="hidden" name="prepared" value={prepared} />
      <input type="hidden" name="shown" value={shown} />
    </>
  )
}
