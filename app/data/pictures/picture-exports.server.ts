import { imageSize } from 'image-size'
import type { Media } from './media.server.ts'
import { encode, exportName, originalName, putFile, withOneRetry } from './picture-files.server.ts'

const longSide = 1920

export async function hasOriginal({ bucket }: Media, key: string): Promise<boolean> {
  return (await bucket.head(originalName(key))) !== null
}

export async function readExport({ bucket, images }: Media, key: string): Promise<Uint8Array | null> {
  const kept = await bucket.get(exportName(key))
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const original = await bucket.get(originalName(key))
  if (!original) return null
  const source = await original.arrayBuffer()
  const size = imageSize(new Uint8Array(source))
  const width = Math.round(longSide * Math.min(1, size.width / size.height))
  const { bytes, type } = await withOneRetry(() =>
    encode(images, source, { width, format: 'image/jpeg', quality: 85, background: '#ffffff' }, size),
  )
  await putFile(bucket, exportName(key), { bytes, type })
  return new Uint8Array(bytes)
}
