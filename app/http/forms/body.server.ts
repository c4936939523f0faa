export class UnreadableBody extends Error {}

export class BodyTooLarge extends Error {}

export class TooManyParts extends BodyTooLarge {}

/** Counts while it reads, because Content-Length may be wrong or missing. */
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
    await cancel().catch(() => undefined)
  }
}

/** In bytes; the runtime's own 4 kB chunks would cost a turn in every reader downstream. */
const readAtOnce = 64 * 1024

interface FillingReader extends ReadableStreamBYOBReader {
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

/** Null outside workerd and for streams created by scripts, which cannot fill a buffer. */
function fillingReader(body: ReadableStream<Uint8Array>): FillingReader | null {
  try {
    const reader = body.getReader({ mode: 'byob' })
    if ('readAtLeast' in reader) return reader as FillingReader
    reader.releaseLock()
  } catch {
    // The default reader takes these streams.
  }
  return null
}

function disconnected(): never {
  throw new UnreadableBody()
}
