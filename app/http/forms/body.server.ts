/** The body of a post, counted while it arrives: once it is too large, reading stops. */

/** No form, a broken one, or the sender disconnected. */
export class UnreadableBody extends Error {}

export class BodyTooLarge extends Error {}

/** More fields or files than anybody needs, however small. */
export class TooManyParts extends BodyTooLarge {}

/** Does not rely on Content-Length. */
export async function* readChunks(request: Request, mostBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) throw new BodyTooLarge()
  if (!request.body) return
  const reader = request.body.getReader()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(disconnected)
      if (done) return
      bytes += value.byteLength
      if (bytes > mostBytes) throw new BodyTooLarge()
      yield value
    }
  } finally {
    // After the end there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

function disconnected(): never {
  throw new UnreadableBody()
}
