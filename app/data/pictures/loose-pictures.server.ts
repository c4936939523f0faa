import { imageSize } from 'image-size'
import type { Database } from '#app/data/database.server.ts'
import type { Media } from './media.server.ts'
import { isPictureKey, originalName } from './picture-files.server.ts'
import { usedAmong } from './picture-sweep.server.ts'
import type { StoredImage } from './pictures.server.ts'

export async function findLoosePicture(db: Database, { bucket }: Media, key: string): Promise<StoredImage | null> {
  if (!isPictureKey(key) || (await usedAmong(db, [key])).size > 0) return null
  const original = await bucket.get(originalName(key))
  if (!original) return null
  const { width, height } = imageSize(new Uint8Array(await original.arrayBuffer()))
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}
