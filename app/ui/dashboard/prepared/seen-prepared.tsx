/** So that nobody overwrites what a colleague has prepared in the meantime. */
export function SeenPrepared({ prepared, shown }: { prepared: string; shown: string }) {
  return (
    <>
      <input type="hidden" name="prepared" value={prepared} />
      <input type="hidden" name="shown" value={shown} />
    </>
  )
}
