import { listPages } from '#app/data/list-pages.server.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { pausing } from '#app/exchange/reading/pausing.ts'

const folder = 'exchange/'
const folderOf = (importId: string) => `${folder}${importId}/`
export const transferFileName = (importId: string) => `${folderOf(importId)}file`
export const inlineFileName = (importId: string, name: string) => `${folderOf(importId)}${name}`

export interface StoredFile {
  size: number
  etag: string
}

/** R2 requires equal parts of at least this size, except the last. */
const partBytes = 5 * 1024 * 1024

/** Of storing a byte, where reading a character of XML is one. */
const storingWork = 1 / 16

/** Holds one part at a time. Errors while it arrives leave nothing stored. */
export async function storeChunks(
  bucket: R2Bucket,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const part = new Uint8Array(partBytes)
  const parts: R2UploadedPart[] = []
  let upload: R2MultipartUpload | undefined
  let filled = 0
  const pause = pausing()
  try {
    for await (const chunk of chunks) {
      for (let offset = 0; offset < chunk.length; ) {
        const piece = chunk.subarray(offset, offset + partBytes - filled)
        part.set(piece, filled)
        offset += piece.length
        filled += piece.length
        if (filled < partBytes) continue
        upload ??= await bucket.createMultipartUpload(name)
        parts.push(await upload.uploadPart(parts.length + 1, part))
        filled = 0
      }
      await pause(chunk.length * storingWork)
    }
    const rest = part.subarray(0, filled)
    if (!upload) return await bucket.put(name, rest, { httpMetadata: { contentType: 'application/octet-stream' } })
    if (filled > 0) parts.push(await upload.uploadPart(parts.length + 1, rest))
    return await upload.complete(parts)
  } catch (error) {
    await upload?.abort().catch(() => undefined)
    throw error
  }
}

export async function moveTransferFile(bucket: R2Bucket, from: string, to: string): Promise<void> {
  const file = await bucket.get(transferFileName(from))
  if (file) await bucket.put(transferFileName(to), file.body)
  await deleteTransferFiles(bucket, from)
}

export async function isSameFile(bucket: R2Bucket, importId: string, { size, etag }: StoredFile): Promise<boolean> {
  const file = await bucket.head(transferFileName(importId))
  return file?.size === size && file.etag === etag
}

export async function deleteTransferFiles(bucket: R2Bucket, importId: string, before?: Date): Promise<void> {
  for await (const { objects } of listPages(bucket, { prefix: folderOf(importId) })) {
    const old = objects.filter(({ uploaded }) => !before || uploaded < before)
    if (old.length > 0) await bucket.delete(old.map(({ key }) => key))
  }
}

export async function inlineBytes(bucket: R2Bucket, importId: string, name: string): Promise<ArrayBuffer | null> {
  const file = await bucket.get(inlineFileName(importId, name))
  return file && file.size <= transferLimits.picture ? file.arrayBuffer() : null
}

export async function* listTransferFiles(bucket: R2Bucket): AsyncGenerator<{ importId: string; key: string }[]> {
  for await (const { objects } of listPages(bucket, { prefix: folder }))
    yield objects.map(({ key }) => ({ key, importId: key.slice(folder.length, key.lastIndexOf('/')) }))
}

export async function* listTransferFolders(bucket: R2Bucket): AsyncGenerator<string[]> {
  for await (const { delimitedPrefixes } of listPages(bucket, { prefix: folder, delimiter: '/' }))
    yield delimitedPrefixes.map((prefix) => prefix.slice(folder.length, -1))
}
