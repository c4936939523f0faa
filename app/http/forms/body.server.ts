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
  const { read, cancel } = readerOf(request.body)
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await read().catch(disconnected)
      if (value) {
        bytes += value.byteLength
        if (bytes > mostBytes) throw new BodyTooLarge()
        if (value.byteLength > 0) yield value
      }
      if (done) return
    }
  } finally {
    // After the end there is nothing to cancel.
    await cancel().catch(() => undefined)
  }
}

/** In bytes: the runtime hands out 4 kB at a time, and each takes a turn of every reader behind. */
const readAtOnce = 64 * 1024

interface FillingReader extends ReadableStreamBYOBReader {
  /** Of workerd. */
  readAtLeast: (bytes: number, view: Uint8Array) => Promise<ReadableStreamReadResult<Uint8Array>>
}

function readerOf(body: ReadableStream<Uint8Array>) {
  const filling = fillingReader(body)
  if (filling)
    return {
      read: () => filling.readAtLeast(readAtOnce, new Uint8Array(readAtOnce)),
      cancel: () => filling.cancel(),
    }
  const reader = body.getReader()
  return { read: () => reader.read(), cancel: () => reader.cancel() }
}

/** Null for streams that scripts have made, which cannot fill a buffer, and outside of workerd. */
function fillingReader(body: ReadableStream<Uint8Array>): FillingReader | null {
  try {
    const reader = body.getReader({ mode: 'byob' })
    if ('readAtLeast' in reader) return reader as FillingReader
    reader.releaseLock()
  } catch {
    // The other kind of reader takes it.
  }
  return null
}

function disconnected(): never {
  throw new UnreadableBody()
}
