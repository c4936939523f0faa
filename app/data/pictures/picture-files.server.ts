/** The files of a picture: what they are called in R2, and how the Images binding writes them. */
import { setTimeout as pause } from 'node:timers/promises'
import { imageSize } from 'image-size'
import { pictureWidths } from '#app/domain/picture.ts'

export interface Encoded {
  bytes: ArrayBuffer
  /** As the binding says: it may answer an AVIF that costs it too much with another format. */
  type: string
}

export interface Encoding {
  width: number
  format: 'image/webp' | 'image/avif'
  quality: number
  /** Clockwise, in degrees. The width is then that of the turned picture. */
  rotate?: 90 | 270
}

export const pictureFolder = 'pictures/'

/** Whether a text has the form of a picture's key; only then is it worth a question to the database. */
export function isPictureKey(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}

/** What the names of all files of a picture begin with. */
export const folderOf = (key: string) => `${pictureFolder}${key}/`
/** The picture as it was taken in; all other files are made from it. */
export const originalName = (key: string) => `${folderOf(key)}original.webp`
export const webpName = (key: string, width: number) => `${folderOf(key)}${width}.webp`
/** AVIF or WebP, whichever is smaller, for browsers that take both. */
export const smallestName = (key: string, width: number) => `${folderOf(key)}${width}.smallest`

/** The names of everything that may be kept of a picture. */
export function fileNames(key: string): string[] {
  return [originalName(key), ...pictureWidths.flatMap((width) => [webpName(key, width), smallestName(key, width)])]
}

/** The key of the picture that a file belongs to; null when it is no picture's file. */
export function keyOf(name: string): string | null {
  return /^pictures\/([^/]+)\/(?:original\.webp|\d+\.(?:webp|smallest))$/.exec(name)?.[1] ?? null
}

/** Writes a picture anew, never larger than it is. Throws what the binding throws, and EmptyPicture. */
export async function encode(images: ImagesBinding, source: ArrayBuffer, encoding: Encoding): Promise<Encoded> {
  const { width, rotate, ...output } = encoding
  const size = imageSize(new Uint8Array(source))
  // The local Images binding enlarges in spite of scale-down, so the width never exceeds the picture's own.
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

/**
 * Whether the decoder finds the picture as large as its header told the library, lying or upright. A file can be written
 * so that the two read it differently, and what counts for memory is what the decoder finds. Throws what the binding
 * throws.
 */
export async function hasStatedSize(images: ImagesBinding, source: ArrayBuffer): Promise<boolean> {
  const stated = imageSize(new Uint8Array(source))
  const found = await images.info(new Blob([source]).stream())
  if (!('width' in found)) return false
  const sides = ({ width, height }: { width: number; height: number }) => [width, height].sort((a, b) => a - b).join()
  return sides(stated) === sides(found)
}

/** In milliseconds. */
const pauseBeforeRetry = 300

/** The service fails once in a while, and a moment later does not. */
export async function twice<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch {
    await pause(pauseBeforeRetry)
    return ask()
  }
}

/** What the local Images binding makes of a picture that it cannot decode. */
class EmptyPicture extends Error {}

/**
 * What Cloudflare Images says of the picture: no picture (9412), too many pixels (9413), a format that it does not read
 * (9520). Everything else, also what has no name yet, is the service's own trouble and may pass.
 * https://developers.cloudflare.com/images/reference/troubleshooting/
 */
const aboutThePicture = new Set([9412, 9413, 9520])

/** What the local Images binding says of a picture whose header it cannot read, under the code of any trouble. */
const localWords = 'Input buffer'

/** Whether the picture is to blame that the service failed. */
export function isPictureBroken(error: unknown): boolean {
  if (error instanceof EmptyPicture) return true
  if (!(error instanceof Error && 'code' in error)) return false
  return aboutThePicture.has(Number(error.code)) || error.message.includes(localWords)
}

export function putFile(bucket: R2Bucket, name: string, { bytes, type }: Encoded): Promise<R2Object> {
  return bucket.put(name, bytes, { httpMetadata: { contentType: type } })
}
