import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { insertPictures, listPictures, type MarkedPicture } from '#app/data/pictures/images.server.ts'
import { copyPictureFile, deletePictureFiles, type Media } from '#app/data/pictures/media.server.ts'
import { type Author, madeBy } from '#app/data/saving/authors.server.ts'
import { recordCreation } from '#app/data/saving/history.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { sellers } from '#app/data/tables/sellers.server.ts'
import { copyTexts } from '#app/data/texts/write-texts.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { copyName, copyNumber } from '#app/domain/properties/property-copy.ts'
import { findCircle, partCircles } from './house-circles.server.ts'
import { findNumbers, findProperty } from './properties.server.ts'
import { type PropertyRow, rowOf, valuesOf } from './property-row.server.ts'

export interface Copy {
  id: string
  name: string
  lostPictures: number
}

interface Copies {
  pictures: MarkedPicture[]
  keys: [string, string][]
}

/** The form carries the copy's id: a repeated post makes one copy. All rows are written together at the end. */
export async function copyProperty(
  db: Database,
  media: Media,
  source: PropertyRow,
  id: string,
  by: Author,
): Promise<Copy> {
  const pictures = await listPictures(db, source.id)
  const copies: Copies = { pictures: [], keys: [] }
  for (const picture of pictures) {
    const key = await copyPictureFile(media, picture.key)
    if (!key) continue
    copies.pictures.push({ ...picture, key })
    copies.keys.push([picture.key, key])
  }
  const copyOf = new Map(copies.keys)
  copies.pictures = copies.pictures.map((picture) => ({
    ...picture,
    originalKey: copyOf.get(picture.originalKey ?? '') ?? null,
  }))
  const values = {
    ...valuesOf(source),
    name: copyName(source.name),
    published: false,
    sold: false,
    soldOn: null,
    highlighted: false,
    reserved: false,
  }
  const outcome = await insertCopy(db, source.id, id, values, copies, by)
  if (outcome === 'exists') for (const { key } of copies.pictures) await deletePictureFiles(media, key)
  return { id, name: values.name, lostPictures: pictures.length - copies.pictures.length }
}

async function insertCopy(
  db: Database,
  sourceId: string,
  id: string,
  values: PropertyValues,
  copies: Copies,
  by: Author,
): Promise<'created' | 'exists'> {
  // Long numbers are cut before their ending, hence the short beginning.
  const beginning = [...values.propertyNumber].slice(0, 30).join('')
  const taken = await findNumbers(db, beginning)
  const propertyNumber = copyNumber(values.propertyNumber, new Set(taken))
  const numbered = { ...values, propertyNumber }
  const { circle, partings } = await findCircle(db, { id, ...values }, null)
  try {
    await db.batch([
      db.insert(properties).values({ id, ...rowOf(numbered), circle, ...madeBy(by) }),
      ...partCircles(db, partings, [id]),
      insertPictures(db, id, copies.pictures),
      copyTexts(db, 'property', [[sourceId, id]]),
      copyTexts(db, 'picture', copies.keys),
      copyApproval(db, sourceId, id),
      recordCreation(db, { kind: 'property', id }, by),
    ])
    return 'created'
  } catch (error) {
    if (isDatabaseError(error, 'UNIQUE constraint failed: properties.id')) return 'exists'
    if (isDatabaseError(error, 'UNIQUE constraint failed: properties.property_number')) {
      return (await findProperty(db, id)) ? 'exists' : insertCopy(db, sourceId, id, values, copies, by)
    }
    throw error
  }
}

/** Without name and address: the copy may be of another owner. */
function copyApproval(db: Database, sourceId: string, id: string) {
  const nobody = { sellerName: null, sellerEmail: null, ownerLocale: null }
  const row = selectedRow(sellers, { id, ...nobody, approvalRequired: true, version: 1 })
  return db.insert(sellers).select(sql`${row} from ${sellers} where id = ${sourceId} and approval_required`)
}
