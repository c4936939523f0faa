/** WebP is written on the first request; after the answer, the smaller of AVIF and WebP follows. */
import { imageSize } from 'image-size'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import type { Media } from './media.server.ts'
import {
  type Encoded,
  encode,
  folderOf,
  originalName,
  putFile,
  smallestName,
  webpName,
  withOneRetry,
} from './picture-files.server.ts'
import { type MadeFile, makeOnce } from './picture-workshop.server.ts'

export interface PictureFile {
  body: ReadableStream | ArrayBuffer
  type: string
  size: number
  etag: string
  /** 'interim' until writeSmallest may find a smaller file; 'nearest' is another width. */
  standing: 'final' | 'interim' | 'nearest'
}

/** In pixels. Cloudflare Images writes no larger AVIF, and takes ten times as long as for a WebP. */
const avifMaxSide = 1200

/** Chosen by eye at 720 pixels: below these, the slats of shutters blur. */
export const quality = { 'image/webp': 78, 'image/avif': 45 } as const

/** In milliseconds after the answer; the runtime allows 30 seconds. */
const longestRun = 20_000

/** 'gone' without an original; null if the isolate is too busy. */
export async function readPicture(
  media: Media,
  key: string,
  width: number,
  takesAvif: boolean,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<PictureFile | 'gone' | null> {
  const mayBeSmaller = takesAvif && width <= avifMaxSide
  const standing = mayBeSmaller ? 'interim' : 'final'
  const smallest = mayBeSmaller ? await media.bucket.get(smallestName(key, width)) : null
  if (smallest) return toPictureFile(smallest, 'final')
  const webp = await media.bucket.get(webpName(key, width))
  if (webp) return toPictureFile(webp, standing)
  const made = await makeOnce(webpName(key, width), () => makeWebp(media, key, width), waitUntil)
  if (made === 'busy') return null
  if (!made) return 'gone'
  return { body: made.bytes, type: made.type, size: made.bytes.byteLength, etag: made.etag, standing }
}

export async function readNearest({ bucket }: Media, key: string, width: number): Promise<PictureFile | null> {
  const { objects } = await bucket.list({ prefix: folderOf(key) })
  const names = new Set(objects.map(({ key: name }) => name))
  const distance = (other: number) => Math.abs(other - width)
  const [nearest] = pictureWidths
    .filter((other) => names.has(webpName(key, other)))
    .toSorted((one, other) => distance(one) - distance(other))
  const stored = nearest === undefined ? null : await bucket.get(webpName(key, nearest))
  return stored && toPictureFile(stored, 'nearest')
}

function toPictureFile(stored: R2ObjectBody, standing: PictureFile['standing']): PictureFile {
  const { body, size, httpEtag: etag, httpMetadata } = stored
  return { body, size, etag, type: httpMetadata?.contentType ?? 'image/webp', standing }
}

async function makeWebp(media: Media, key: string, width: number): Promise<MadeFile | null> {
  const original = await media.bucket.get(originalName(key))
  if (!original) return null
  const source = await original.arrayBuffer()
  const encoding = { width, format: 'image/webp', quality: quality['image/webp'] } as const
  const { bytes, type } = await withOneRetry(() => encode(media.images, source, encoding))
  const { httpEtag: etag } = await putFile(media.bucket, webpName(key, width), { bytes, type })
  return { bytes, type, etag }
}

const waiting = new Map<string, { key: string; width: number }>()
let busyUntil = 0

/** Runs after the answer. An isolate writes one file at a time; the rest waits for the next request. */
export async function writeSmallest(media: Media, key: string, width: number): Promise<void> {
  waiting.set(smallestName(key, width), { key, width })
  const now = Date.now()
  if (now < busyUntil) return
  // A time instead of a flag, so that a request that was cut off cannot block the others forever.
  busyUntil = now + longestRun + 10_000
  try {
    for (const [name, wanted] of waiting) {
      if (Date.now() > now + longestRun) break
      await writeOne(media, wanted.key, wanted.width).finally(() => waiting.delete(name))
    }
  } finally {
    busyUntil = 0
  }
}

async function writeOne(media: Media, key: string, width: number): Promise<void> {
  const [original, webp] = await Promise.all([
    media.bucket.get(originalName(key)),
    media.bucket.get(webpName(key, width)),
  ])
  if (!original || !webp) return
  const source = await original.arrayBuffer()
  let smallest: Encoded = { bytes: await webp.arrayBuffer(), type: 'image/webp' }
  if (longerSide(source, width) <= avifMaxSide) {
    const avif = await encode(media.images, source, { width, format: 'image/avif', quality: quality['image/avif'] })
    if (avif.bytes.byteLength < smallest.bytes.byteLength) smallest = avif
  }
  await putFile(media.bucket, smallestName(key, width), smallest)
}

function longerSide(original: ArrayBuffer, width: number): number {
  const size = imageSize(new Uint8Array(original))
  return Math.max(1, size.height / size.width) * Math.min(width, size.width)
}
