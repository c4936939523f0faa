/** The body of a post, counted while it arrives: of one that is too large nothing more is read. */

/** It is no form, a broken one, or its sender went away. */
export class UnreadableBody extends Error {}

/** It has more bytes, or more entries, than may be taken. */
export class BodyTooLarge extends Error {}

/** What arrives of a body, piece by piece. Its sender may say how long it is, but is not relied upon. */
export async function* arriving(request: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) throw new BodyTooLarge()
  if (!request.body) return
  const reader = request.body.getReader()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(goneAway)
      if (done) return
      bytes += value.byteLength
      if (bytes > mostBytes) throw new BodyTooLarge()
      yield value
    }
  } finally {
    // Where it was read to its end there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

function goneAway(): never {
  throw new UnreadableBody()
}
