/** The archive is written while it is sent, so only one picture is in memory. */
import { crc32 } from 'node:zlib'
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

// An aborted download may never release its slot, which must not block others.
configure({ useWebWorkers: false, maxWorkers: Number.MAX_SAFE_INTEGER })

export interface ArchivePicture {
  name: string
  read: () => Promise<Uint8Array | null>
}

interface ArchiveContent {
  name: string
  text: AsyncIterable<string>
  pictures: () => Iterable<ArchivePicture>
  onFault: (fault: unknown) => void
}

export function archiveResponse(fileName: string, content: ArchiveContent): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  // The status is already sent, so only an aborted stream marks the archive as incomplete.
  void write(new ZipWriter(writable), content).catch(async (fault) => {
    content.onFault(fault)
    await writable.abort(fault).catch(() => undefined)
  })
  return new Response(readable, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

async function write(zip: ZipWriter<unknown>, { name, text, pictures, onFault }: ArchiveContent): Promise<void> {
  await addEntry(zip, name, await deflated(text))
  for (const picture of pictures()) {
    const bytes = await picture.read().catch(onFault)
    if (bytes) await addEntry(zip, picture.name, { bytes, method: stored, size: bytes.byteLength, crc: crc32(bytes) })
  }
  await zip.close()
}

const stored = 0
const deflate = 8

interface Packed {
  bytes: Uint8Array
  method: typeof stored | typeof deflate
  size: number
  crc: number
}

/** With all values known, the header precedes the entry, where every receiver reads it. */
async function addEntry(zip: ZipWriter<unknown>, name: string, { bytes, method, size, crc }: Packed): Promise<void> {
  await zip.add(name, new Uint8ArrayReader(bytes), {
    passThrough: true,
    compressionMethod: method,
    uncompressedSize: size,
    crc32: crc,
  })
}

async function deflated(text: AsyncIterable<string>): Promise<Packed> {
  const encoder = new TextEncoder()
  const pieces = text[Symbol.asyncIterator]()
  let [size, crc] = [0, 0]
  const source = new ReadableStream<BufferSource>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) return controller.close()
      const bytes = encoder.encode(value)
      size += bytes.byteLength
      crc = crc32(bytes, crc)
      controller.enqueue(bytes)
    },
  })
  const packed = await new Response(source.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  return { bytes: new Uint8Array(packed), method: deflate, size, crc }
}
