/** The pictures of a property as parts of its row. Those in the trash are none of them. */
import { isNull, sql } from 'drizzle-orm'
import { images, properties } from '#app/data/schema.server.ts'
import type { LonePicture } from '#app/domain/picture.ts'

/** Not in the trash. */
export const isShown = isNull(images.deletedAt)

/** As JSON, so that a list needs no second query. */
export const coverSelection = {
  cover: sql<string | null>`(
    select json_object('key', ${images.key}, 'width', ${images.width}, 'height', ${images.height}, 'alt', ${images.alt})
    from ${images} where ${images.propertyId} = ${properties.id} and ${images.kind} = 'photo' and ${isShown}
    order by ${images.position} limit 1)`,
}

export function coverOf(json: string | null): LonePicture | null {
  return json === null ? null : JSON.parse(json)
}

/** How many there are, and how many of them without a description. */
export const pictureCounts = sql<string>`(
  select json_array(count(*), coalesce(sum(${images.alt} = ''), 0)) from ${images}
  where ${images.propertyId} = ${properties.id} and ${isShown})`

export interface StoredImage {
  pictureKey: string
  pictureWidth: number
  pictureHeight: number
}

export const noImage = { pictureKey: null, pictureWidth: null, pictureHeight: null }

/** Of rows with one picture; `alt` is the person's name for portraits. */
export function pictureOf(
  row: { [Name in keyof StoredImage]: StoredImage[Name] | null },
  alt: string,
): LonePicture | null {
  const { pictureKey: key, pictureWidth: width, pictureHeight: height } = row
  return key && width && height ? { key, width, height, alt } : null
}
