import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** In bytes; each piece is counted and read before the next is inflated. */
const longestPiece = 64 * 1024

/** Not joined, and none ahead. */
const oneByOne = { readableObjectMode: true, readableHighWaterMark: 1 }

/**
 * With node:zlib, which waits for its reader: DecompressionStream inflates whatever it is given, a thousandfold. A piece
 * is gone when the next one is asked for.
 */
export async function* inflateRaw(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflater = createInflateRaw({ chunkSize: longestPiece, ...oneByOne })
  // Reading the inflater throws what either of them throws.
  pipeline(chunks, inflater, () => undefined)
  for await (const { buffer, byteOffset, length } of inflater) {
    yield new Uint8Array(buffer, byteOffset, length)
    // The inflater fills a buffer to its end before it makes another.
    if (byteOffset + length === buffer.byteLength) release(buffer)
  }
}

/** A piece is gone when the next one is asked for, as after inflating. */
export async function* releasing(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk
    const { buffer, length } = chunk
    if (buffer instanceof ArrayBuffer && length === buffer.byteLength) release(buffer)
  }
}

/** Frees its memory at once: the garbage collector lets 64 MB of buffers pile up. */
export function release(buffer: ArrayBuffer): void {
  buffer.transfer(0)
}
