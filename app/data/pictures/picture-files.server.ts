import { setTimeout as pause } from 'node:timers/promises'
import { imageSize } from 'image-size'
import { pictureWidths } from '#app/domain/picture-widths.ts'

export interface Encoded {
  bytes: ArrayBuffer
  type: string
}

export interface Encoding {
  width: number
  format: 'image/webp' | 'image/avif' | 'image/jpeg'
  quality: number
  background?: string
  /** Clockwise; the width is that of the rotated picture. */
  rotate?: 90 | 270
}

export interface PictureSize {
  width: number
  height: number
}

export const pictureFolder = 'pictures/'

export function isPictureKey(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}

export const folderOf = (key: string) => `${pictureFolder}${key}/`
export const originalName = (key: string) => `${folderOf(key)}original.webp`
export const webpName = (key: string, width: number) => `${folderOf(key)}${width}.webp`
/** AVIF or WebP, whichever is smaller, for browsers that support both. */
export const smallestName = (key: string, width: number) => `${folderOf(key)}${width}.smallest`

export const exportName = (key: string) => `${folderOf(key)}export.jpg`

export function fileNames(key: string): string[] {
  return [
    originalName(key),
    exportName(key),
    ...pictureWidths.flatMap((width) => [webpName(key, width), smallestName(key, width)]),
  ]
}

export function keyOf(name: string): string | null {
  return /^pictures\/([^/]+)\/(?:original\.webp|export\.jpg|\d+\.(?:webp|smallest))$/.exec(name)?.[1] ?? null
}

/** As the service shows it: it follows the orientation that cameras note. */
export function uprightSize(bytes: Uint8Array): PictureSize {
  const { width, height, orientation = 1 } = imageSize(bytes)
  return orientation > 4 ? { width: height, height: width } : { width, height }
}

/** Never enlarges. Throws the binding's errors, and EmptyPicture. */
export async function encode(
  images: ImagesBinding,
  source: ArrayBuffer,
  encoding: Encoding,
  size: PictureSize = uprightSize(new Uint8Array(source)),
): Promise<Encoded> {
  const { width, rotate, ...output } = encoding
  // The local binding enlarges in spite of scale-down, so the width is capped here.
  const result = await images
    .input(new Blob([source]).stream())
    .transform({
      ...(rotate && { rotate }),
      width: Math.min(width, rotate ? size.height : size.width),
      fit: 'scale-down',
    })
    .output(output)
  const bytes = await result.response().arrayBuffer()
  if (bytes.byteLength === 0) throw new EmptyPicture()
  return { bytes, type: result.contentType() }
}

/** A crafted file can state another size than the decoder would allocate. */
export async function hasStatedSize(images: ImagesBinding, source: ArrayBuffer): Promise<boolean> {
  const stated = imageSize(new Uint8Array(source))
  const found = await measure(images, source)
  const sides = ({ width, height }: PictureSize) => [width, height].sort((a, b) => a - b).join()
  return found !== null && sides(stated) === sides(found)
}

export async function measure(images: ImagesBinding, source: ArrayBuffer): Promise<PictureSize | null> {
  const found = await images.info(new Blob([source]).stream())
  return 'width' in found ? found : null
}

const pauseBeforeRetry = 300

/** The service fails occasionally and succeeds a moment later. */
export async function withOneRetry<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch {
    await pause(pauseBeforeRetry)
    return ask()
  }
}

class EmptyPicture extends Error {}

/** https://developers.cloudflare.com/images/reference/troubleshooting/; other errors may pass. */
const brokenPictureCodes = new Set([9412, 9413, 9520])

/** The local binding's message for an unreadable header, always under the same general code. */
const localBrokenPictureMessage = 'Input buffer'

export function isPictureBroken(error: unknown): boolean {
  if (error instanceof EmptyPicture) return true
  if (!(error instanceof Error && 'code' in error)) return false
  return brokenPictureCodes.has(Number(error.code)) || error.message.includes(localBrokenPictureMessage)
}

export function putFile(bucket: R2Bucket, name: string, { bytes, type }: Encoded): Promise<R2Object> {
  return bucket.put(name, bytes, { httpMetadata: { contentType: type } })
}
