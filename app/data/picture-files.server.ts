/** The files of a picture: what they are called in R2, and how the Images binding writes them. */
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
}

/** The picture as it was taken in; all other files are made from it. */
export const originalName = (key: string) => `pictures/${key}/original.webp`
export const webpName = (key: string, width: number) => `pictures/${key}/${width}.webp`
/** AVIF or WebP, whichever is smaller, for browsers that take both. */
export const smallestName = (key: string, width: number) => `pictures/${key}/${width}.smallest`

/** The names of everything that may be kept of a picture. */
export function fileNames(key: string): string[] {
  return [originalName(key), ...pictureWidths.flatMap((width) => [webpName(key, width), smallestName(key, width)])]
}

/** Writes a picture anew, never larger than it is. */
export async function encode(images: ImagesBinding, source: ArrayBuffer, encoding: Encoding): Promise<Encoded> {
  const { width, ...output } = encoding
  // The local Images binding enlarges in spite of scale-down, so the width never exceeds the picture's own.
  const result = await images
    .input(new Blob([source]).stream())
    .transform({ width: Math.min(width, imageSize(new Uint8Array(source)).width), fit: 'scale-down' })
    .output(output)
  return { bytes: await result.response().arrayBuffer(), type: result.contentType() }
}

export function putFile(bucket: R2Bucket, name: string, { bytes, type }: Encoded): Promise<R2Object> {
  return bucket.put(name, bytes, { httpMetadata: { contentType: type } })
}
