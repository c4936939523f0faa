/**
 * Picture files. An upload is checked, decoded and written anew, so that what R2 holds is always a WebP of known size
 * without EXIF or GPS; smaller widths are made once, when they are first asked for, and kept beside it.
 */
import { imageSize } from 'image-size'
import { pictureWidths, uploadLimits } from '#app/domain/picture.ts'

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

const maxWidth = 2400
const quality = { original: 85, variant: 78 } as const

const originalName = (key: string) => `pictures/${key}/original.webp`
const variantName = (key: string, width: number) => `pictures/${key}/${width}.webp`

/** Stores an uploaded picture; its size in pixels is that of what is stored. */
export async function storePicture(media: Media, file: File): Promise<StoredPicture | { problem: PictureProblem }> {
  const bytes = await file.arrayBuffer()
  const problem = problemOf(new Uint8Array(bytes))
  if (problem) return { problem }
  let picture: ArrayBuffer
  try {
    picture = await encode(media, bytes, maxWidth, quality.original)
  } catch {
    return { problem: 'broken' }
  }
  const { width = 0, height = 0 } = imageSize(new Uint8Array(picture))
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')
  try {
    await media.bucket.put(originalName(key), picture, { httpMetadata: { contentType: 'image/webp' } })
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

/** A stored picture at one of pictureWidths; null when there is no such picture. */
export async function readPicture(
  media: Media,
  key: string,
  width: number,
): Promise<ReadableStream | ArrayBuffer | null> {
  if (!pictureWidths.some((offered) => offered === width)) return null
  const kept = await media.bucket.get(variantName(key, width))
  if (kept) return kept.body
  const original = await media.bucket.get(originalName(key))
  if (!original) return null
  const variant = await encode(media, await original.arrayBuffer(), width, quality.variant)
  await media.bucket.put(variantName(key, width), variant, { httpMetadata: { contentType: 'image/webp' } })
  return variant
}

/** Removes a picture with all its widths. */
export async function deletePictureFiles(media: Media, key: string): Promise<void> {
  await media.bucket.delete([originalName(key), ...pictureWidths.map((width) => variantName(key, width))])
}

async function encode(media: Media, bytes: ArrayBuffer, width: number, webpQuality: number): Promise<ArrayBuffer> {
  // The local Images binding enlarges in spite of scale-down, so the width never exceeds the picture's own.
  const output = await media.images
    .input(new Blob([bytes]).stream())
    .transform({ width: Math.min(width, imageSize(new Uint8Array(bytes)).width), fit: 'scale-down' })
    .output({ format: 'image/webp', quality: webpQuality })
  return output.response().arrayBuffer()
}
