/** An archive that is written while it is sent: no more than one picture is in memory. */
import { crc32 } from 'node:zlib'
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

// A reader who leaves may keep a place forever, and others wait for one.
configure({ useWebWorkers: false, maxWorkers: Number.MAX_SAFE_INTEGER })

export interface ArchivePicture {
  name: string
  /** Null when there is none: it is left out. */
  read: () => Promise<Uint8Array | null>
}

interface ArchiveContent {
  name: string
  text: AsyncIterable<string>
  /** Asked for once the text is written. */
  pictures: () => Iterable<ArchivePicture>
  onFault: (fault: unknown) => void
}

export function archiveResponse(fileName: string, content: ArchiveContent): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  // What was sent already cannot be taken back: an answer that breaks off says that it is not whole.
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
  // Deflated into memory first, so that its sizes stand before it.
  await zip.add(name, { readable: encoded(text) }, { bufferedWrite: true, dataDescriptor: false, zip64: false })
  for (const picture of pictures()) {
    const bytes = await picture.read().catch(onFault)
    if (bytes) await zip.add(picture.name, new Uint8ArrayReader(bytes), storedAsIs(bytes))
  }
  await zip.close()
}

function encoded(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = text[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

/** Many receivers read no sizes behind a stored entry. */
function storedAsIs(bytes: Uint8Array) {
  return {
    passThrough: true,
    compressionMethod: 0,
    level: 0,
    uncompressedSize: bytes.byteLength,
    crc32: crc32(bytes),
  } as const
}
