/**
 * Taking pictures in and throwing them away. An upload is checked, decoded and written anew, so that what R2 holds is
 * always a WebP of known size without EXIF or GPS.
 */
import { imageSize } from 'image-size'
import { uploadLimits } from '#app/domain/picture.ts'
import { type Encoded, encode, fileNames, originalName, putFile } from './picture-files.server.ts'

export interface Media {
  bucket: R2Bucket
  images: ImagesBinding
}

export type PictureProblem = 'empty' | 'tooLarge' | 'notAPicture' | 'tooManyPixels' | 'broken' | 'notStored'

export interface StoredPicture {
  key: string
  width: number
  height: number
}

const asOriginal = { width: 2400, format: 'image/webp', quality: 85 } as const

/** Stores an uploaded picture; its size in pixels is that of what is stored. */
export async function storePicture(media: Media, file: File): Promise<StoredPicture | { problem: PictureProblem }> {
  const bytes = await file.arrayBuffer()
  const problem = problemOf(new Uint8Array(bytes))
  if (problem) return { problem }
  let picture: Encoded
  try {
    picture = await encode(media.images, bytes, asOriginal)
  } catch {
    return { problem: 'broken' }
  }
  const { width = 0, height = 0 } = imageSize(new Uint8Array(picture.bytes))
  const key = newPictureKey()
  try {
    await putFile(media.bucket, originalName(key), picture)
  } catch {
    return { problem: 'notStored' }
  }
  return { key, width, height }
}

/** What the bytes say, whatever the name of the file claims: kind by its first bytes, pixels before anything is decoded. */
function problemOf(bytes: Uint8Array): PictureProblem | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > uploadLimits.bytes) return 'tooLarge'
  if (!isPicture(bytes)) return 'notAPicture'
  try {
    const { width, height } = imageSize(bytes)
    return width * height > uploadLimits.pixels ? 'tooManyPixels' : null
  } catch {
    return 'broken'
  }
}

function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.slice(8) === 'WEBP'
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || isWebp
}

/** Removes a picture with all its widths. */
export async function deletePictureFiles(media: Media, key: string): Promise<void> {
  await media.bucket.delete(fileNames(key))
}

/** Keeps a copy of a picture under a key of its own; null when its file is gone or the copy cannot be kept. */
export async function copyPictureFile({ bucket }: Media, key: string): Promise<string | null> {
  try {
    const original = await bucket.get(originalName(key))
    if (!original) return null
    const copy = newPictureKey()
    const type = original.httpMetadata?.contentType ?? asOriginal.format
    await putFile(bucket, originalName(copy), { bytes: await original.arrayBuffer(), type })
    return copy
  } catch {
    return null
  }
}

function newPictureKey(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')
}
