/** Pictures inside other rows: the cover of a property as one column, the one picture of a person as three. */
import { sql } from 'drizzle-orm'
import { images, properties } from '#app/data/schema.server.ts'
import type { LonePicture } from '#app/domain/picture.ts'

/** The first photo of the property of the outer query, as JSON, so that a list needs no second query. */
export const coverSelection = {
  cover: sql<string | null>`(
    select json_object('key', ${images.key}, 'width', ${images.width}, 'height', ${images.height}, 'alt', ${images.alt})
    from ${images} where ${images.propertyId} = ${properties.id} and ${images.kind} = 'photo'
    order by ${images.position} limit 1)`,
}

export function coverOf(json: string | null): LonePicture | null {
  return json === null ? null : (JSON.parse(json) as LonePicture)
}

/** The columns of a row that has one picture. */
export interface StoredImage {
  pictureKey: string
  pictureWidth: number
  pictureHeight: number
}

/** These columns when the row has none. */
export const noImage = { pictureKey: null, pictureWidth: null, pictureHeight: null }

/** The one picture of a row: a portrait, whose text is the person's name, or the agency's own. */
export function pictureOf(
  row: { [Name in keyof StoredImage]: StoredImage[Name] | null },
  alt: string,
): LonePicture | null {
  const { pictureKey: key, pictureWidth: width, pictureHeight: height } = row
  return key && width && height ? { key, width, height, alt } : null
}
