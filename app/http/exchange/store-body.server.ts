/** A stand-in until the transport is merged: the body of a post as a file in R2. */
import { uploadLimits } from '#app/domain/picture.ts'
import { readChunks, UnreadableBody } from '#app/http/forms/body.server.ts'
import { readParts } from '#app/http/forms/multipart.server.ts'

export interface StoredBody {
  fileName: string
  file: R2Object
}

/** Throws BodyTooLarge, or UnreadableBody for one that was cut off or holds no file, or several. */
export async function storeBody(request: Request, bucket: R2Bucket, key: string): Promise<StoredBody> {
  const isForm = request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data')
  const { fileName, bytes } = isForm ? await fileIn(request) : { fileName: 'openimmo', bytes: await wholeOf(request) }
  const file = await bucket.put(key, bytes)
  if (!file) throw new UnreadableBody()
  return { fileName, file }
}

async function wholeOf(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(request, uploadLimits.perPost)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const stated = request.headers.get('Content-Length')
  if (stated !== null && Number(stated) !== bytes.byteLength) throw new UnreadableBody()
  return bytes
}

async function fileIn(request: Request) {
  const files: { fileName: string; bytes: Uint8Array }[] = []
  for await (const part of readParts(request, { bytes: uploadLimits.perPost, parts: 10 }))
    if (part.fileName && part.isWhole) files.push({ fileName: part.fileName, bytes: Buffer.concat(part.chunks) })
  const [file, ...others] = files
  if (!file || others.length > 0) throw new UnreadableBody()
  return file
}
