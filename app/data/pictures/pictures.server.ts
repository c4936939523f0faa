import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isKept } from '#app/data/saving/trash.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { textsAsJson } from '#app/data/texts/texts.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import { type BarePicture, type LonePicture, pictureFields } from '#app/domain/picture.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'

export const isShown = isKept(images)

/** A file's mark keeps a picture from visitors until staff have said what the picture is. */
const isExplained = or(isNull(images.foundMark), isNotNull(images.origin))
export const isShownToVisitors = and(isShown, isExplained)

export const bareCoverSelection = {
  cover: firstPhoto(
    sql`'key', ${images.key}, 'width', ${images.width}, 'height', ${images.height}, 'origin', ${images.origin}, 'focus', ${images.focus}`,
  ),
}

export function coverSelection(locale: Locale = authoredLocale) {
  const { key, width, height, origin, focus, alt } = images
  const texts = textsAsJson(locale, 'picture', key, { names: ['alt'] })
  return {
    cover: firstPhoto(
      sql`'key', ${key}, 'width', ${width}, 'height', ${height}, 'origin', ${origin}, 'focus', ${focus}, 'alt', ${alt}, 'texts', ${texts}`,
    ),
  }
}

function firstPhoto(members: SQL): SQL<string | null> {
  return sql`(
    select json_object(${members})
    from ${images} where ${images.propertyId} = ${properties.id} and ${images.kind} = 'photo' and ${isShownToVisitors}
    order by ${images.position} limit 1)`
}

export function bareCoverOf(json: string | null): BarePicture | null {
  return json === null ? null : JSON.parse(json)
}

export function coverOf(json: string | null): LonePicture | null {
  const cover: (LonePicture & { texts: Texts }) | null = json === null ? null : JSON.parse(json)
  return cover && inLanguage(pictureFields, cover)
}

export const pictureCounts = sql<string>`(
  select json_array(count(*), coalesce(sum(${images.alt} = ''), 0),
    count(case when not ${isExplained} then 1 end)) from ${images}
  where ${images.propertyId} = ${properties.id} and ${isShown})`

export interface StoredImage {
  pictureKey: string
  pictureWidth: number
  pictureHeight: number
}

export function imageRow({ key, width, height }: BarePicture): StoredImage {
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

export const noImage = { pictureKey: null, pictureWidth: null, pictureHeight: null }

type Nullable<Shape> = { [Name in keyof Shape]: Shape[Name] | null }

export function pictureOf(row: Nullable<StoredImage>, alt: string): LonePicture | null {
  const bare = storedPicture(row)
  return bare && { ...bare, alt }
}

export function storedPicture(row: Nullable<StoredImage>): BarePicture | null {
  return bareOf({ key: row.pictureKey, width: row.pictureWidth, height: row.pictureHeight })
}

/** Null unless key and size are known. */
export function bareOf({ key, width, height }: Partial<Nullable<BarePicture>> = {}): BarePicture | null {
  return key && width && height ? { key, width, height } : null
}
