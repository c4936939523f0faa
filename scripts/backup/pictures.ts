/** A backup lists the originals. All other widths are made again on request. */
import { listPages } from '#app/data/list-pages.server.ts'
import { pictureFolder } from '#app/data/pictures/picture-files.server.ts'
import { Refusal } from '#scripts/refusal.ts'

export interface PictureEntry {
  key: string
  size: number
  /** R2's MD5 of the file. */
  etag: string
  httpMetadata: R2HTTPMetadata
  /** Set if the backup contains the file. */
  sha256?: string
}

const isOriginal = (key: string) => /^pictures\/[\w-]+\/original\.webp$/.test(key)

export async function listPictures(bucket: R2Bucket): Promise<PictureEntry[]> {
  const entries: PictureEntry[] = []
  const options = { prefix: pictureFolder, include: ['httpMetadata'] } as R2ListOptions
  for await (const { objects } of listPages(bucket, options))
    for (const { key, size, etag, httpMetadata = {} } of objects)
      if (isOriginal(key)) entries.push({ key, size, etag, httpMetadata })
  return entries
}

/** Parses a list of pictures. Other keys never become file names. */
export function pictureEntries(lines: readonly string[]): PictureEntry[] {
  const entries = lines.map((line) => JSON.parse(line) as PictureEntry)
  if (!entries.every(({ key }) => isOriginal(key)))
    throw new Refusal('media.jsonl names something that is not a picture')
  return entries
}

/** The pictures that the bucket lacks. Throws a refusal if a key holds another picture. */
export async function missingPictures(bucket: R2Bucket, wanted: readonly PictureEntry[]): Promise<PictureEntry[]> {
  const etags = new Map((await listPictures(bucket)).map(({ key, etag }) => [key, etag]))
  const other = wanted.find(({ key, etag }) => etags.has(key) && etags.get(key) !== etag)
  if (other) throw new Refusal(`The target already has another picture under ${other.key}. Take an empty bucket`)
  return wanted.filter(({ key }) => !etags.has(key))
}
