/** R2 only holds re-encoded WebPs of known size, without EXIF or GPS data. */
import { imageSize } from 'image-size'
import { uploadLimits } from '#app/domain/picture.ts'
import { readFileMark } from './file-marks.server.ts'
import {
  type Encoded,
  type Encoding,
  encode,
  fileNames,
  hasStatedSize,
  isPictureBroken,
  measure,
  originalName,
  type PictureSize,
  putFile,
  uprightSize,
  withOneRetry,
} from './picture-files.server.ts'

export interface Media {
  bucket: R2Bucket
  images: ImagesBinding
}

export type PictureProblem =
  | 'empty'
  | 'tooLarge'
  | 'notAPicture'
  | 'heic'
  | 'tooManyPixels'
  | 'falseSize'
  | 'broken'
  | 'notProcessed'
  | 'notStored'

export interface StoredPicture {
  key: string
  width: number
  height: number
}

export interface NewPicture extends StoredPicture {
  bytes: number
  /** Of the file as it came. */
  foundMark?: string | null
}

export interface PictureFailure {
  problem: PictureProblem
  cause?: unknown
}

const asOriginal = { width: 2400, format: 'image/webp', quality: 85 } as const

/** The picture was compressed before: a second encoding should lose less. */
const asRotated = { ...asOriginal, quality: 92 } as const

export async function storePicture(
  media: Media,
  file: File,
  key: string = newPictureKey(),
): Promise<NewPicture | PictureFailure> {
  return file.size > uploadLimits.bytes
    ? { problem: 'tooLarge' }
    : storePictureBytes(media, await file.arrayBuffer(), key)
}

/** At most as many as `uploadLimits` allows. */
export async function storePictureBytes(
  media: Media,
  bytes: ArrayBuffer,
  key: string,
): Promise<NewPicture | PictureFailure> {
  const foundMark = readFileMark(bytes)
  if (isHeic(new Uint8Array(bytes))) return withMark(await storeHeic(media, key, bytes), foundMark)
  const problem = problemOf(new Uint8Array(bytes))
  if (problem) return { problem }
  try {
    if (!(await withOneRetry(() => hasStatedSize(media.images, bytes)))) return { problem: 'falseSize' }
  } catch (cause) {
    return failureOf(cause)
  }
  return withMark(await store(media, key, bytes, asOriginal), foundMark)
}

function withMark(stored: NewPicture | PictureFailure, foundMark: string | null): NewPicture | PictureFailure {
  return 'problem' in stored ? stored : { ...stored, foundMark }
}

/** Cloudflare's service reads HEIC, the local one does not. */
async function storeHeic(media: Media, key: string, bytes: ArrayBuffer): Promise<NewPicture | PictureFailure> {
  try {
    const size = await withOneRetry(() => measure(media.images, bytes))
    if (!size) return { problem: 'heic' }
    if (size.width * size.height > uploadLimits.pixels) return { problem: 'tooManyPixels' }
    const stored = await store(media, key, bytes, asOriginal, size)
    return 'problem' in stored && stored.problem === 'broken' ? { problem: 'heic' } : stored
  } catch (cause) {
    return isPictureBroken(cause) ? { problem: 'heic' } : { problem: 'notProcessed', cause }
  }
}

export async function storeTurned(
  media: Media,
  key: string,
  turn: 'left' | 'right',
): Promise<NewPicture | PictureFailure | null> {
  let original: ArrayBuffer | undefined
  try {
    original = await (await media.bucket.get(originalName(key)))?.arrayBuffer()
  } catch (cause) {
    return { problem: 'notProcessed', cause }
  }
  if (!original) return null
  return store(media, newPictureKey(), original, { ...asRotated, rotate: turn === 'right' ? 90 : 270 })
}

/** Random and never reused: the address of a picture never changes what it shows. */
export function newPictureKey(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')
}

async function store(
  media: Media,
  key: string,
  source: ArrayBuffer,
  encoding: Encoding,
  size: PictureSize = uprightSize(new Uint8Array(source)),
): Promise<NewPicture | PictureFailure> {
  let picture: Encoded
  try {
    picture = await withOneRetry(() => encode(media.images, source, encoding, size))
  } catch (cause) {
    return failureOf(cause)
  }
  try {
    await putFile(media.bucket, originalName(key), picture)
  } catch (cause) {
    return { problem: 'notStored', cause }
  }
  const { width = 0, height = 0 } = imageSize(new Uint8Array(picture.bytes))
  return { key, width, height, bytes: picture.bytes.byteLength }
}

function failureOf(cause: unknown): PictureFailure {
  return isPictureBroken(cause) ? { problem: 'broken' } : { problem: 'notProcessed', cause }
}

/** Ignores the file's name; checks the pixels before anything is decoded. */
function problemOf(bytes: Uint8Array): PictureProblem | null {
  if (bytes.length === 0) return 'empty'
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

export function isKnownPicture(bytes: Uint8Array): boolean {
  return isPicture(bytes) || isHeic(bytes)
}

/** By the brands of its first box, as iPhones write them; AVIF has others. */
function isHeic(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(start)
}

export async function deletePictureFiles(media: Media, key: string): Promise<void> {
  await media.bucket.delete(fileNames(key))
}

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
