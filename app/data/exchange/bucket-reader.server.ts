/** Lets zip.js read parts of a file in R2. */
import { type CreateReadableOptions, Reader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { TransferStopped } from '#app/exchange/problems.ts'

/** In bytes, of one read into memory: a directory of as many entries as are allowed is far shorter. */
const longestRead = 8 * 1024 * 1024

export class BucketReader extends Reader<string> {
  /** Why R2 did not answer, which is not the file's fault. */
  failure: unknown

  constructor(
    private readonly bucket: R2Bucket,
    private readonly name: string,
    size: number,
  ) {
    super(name)
    this.size = size
  }

  override async init(): Promise<void> {}

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > longestRead) throw new TransferStopped({ code: 'notZip' })
    if (length === 0) return new Uint8Array()
    const file = await this.get(offset, length)
    return new Uint8Array(await file.arrayBuffer())
  }

  override createReadable({ offset = 0, size = this.size - offset }: CreateReadableOptions = {}) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const piped = size === 0 ? writable.close() : this.get(offset, size).then(({ body }) => body.pipeTo(writable))
    piped.catch((error) => writable.abort(error)).catch(() => undefined)
    return readable
  }

  private async get(offset: number, length: number): Promise<R2ObjectBody> {
    try {
      const file = await this.bucket.get(this.name, { range: { offset, length } })
      if (file) return file
    } catch (error) {
      this.failure = error
      throw error
    }
    throw new TransferStopped({ code: 'noFile' })
  }
}
