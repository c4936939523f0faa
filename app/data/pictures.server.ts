/** Pictures inside other rows: the cover of a property as one column, the portrait of a person as three. */
import { sql } from 'drizzle-orm'
import type { Picture } from '#app/domain/picture.ts'
import { images, properties } from './schema.server.ts'

/** The first photo of the property of the outer query, as JSON, so that a list needs no second query. */
export const coverSelection = {
  cover: sql<string | null>`(
    select json_object('key', ${images.key}, 'kind', ${images.kind}, 'width', ${images.width}, 'height', ${images.height}, 'alt', ${images.alt}, 'caption', ${images.caption})
    from ${images} where ${images.propertyId} = ${properties.id} and ${images.kind} = 'photo'
    order by ${images.position} limit 1)`,
}

export function coverOf(json: string | null): Picture | null {
  return json === null ? null : (JSON.parse(json) as Picture)
}

interface PortraitColumns {
  pictureKey: string | null
  pictureWidth: number | null
  pictureHeight: number | null
}

/** The portrait of a person; its alternative text is the person's name. */
export function portraitOf(row: PortraitColumns, name: string): Picture | null {
  const { pictureKey, pictureWidth, pictureHeight } = row
  if (!pictureKey || !pictureWidth || !pictureHeight) return null
  return { key: pictureKey, kind: 'photo', width: pictureWidth, height: pictureHeight, alt: name, caption: null }
}
