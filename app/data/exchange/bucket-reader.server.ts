import { type CreateReadableOptions, Reader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'

export class BucketReader extends Reader<string> {
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
    // No other single read is this long.
    const limit = transferLimits.directory
    if (length > limit) throw new TransferStopped({ code: 'tooLarge', bound: 'directory', count: length, limit })
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
