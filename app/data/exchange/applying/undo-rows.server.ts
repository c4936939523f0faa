import { type PropertyRow, rowOf, valuesOf } from '#app/data/properties/property-row.server.ts'
import { type Author, madeBy } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween } from '#app/data/saving/history.server.ts'
import type { Before } from '#app/data/tables/exchange.server.ts'
import { type TextChange, textChanges } from '#app/data/texts/write-texts.server.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { noteRows } from './statements.server.ts'

export interface Undone {
  row: PropertyRow
  before: Before
  /** Was public without a picture, and cannot go online again without one. */
  isKeptOffline: boolean
}

export function atAnchor(picture: Before['pictures'][number], index: number) {
  return { ...picture, position: index + 1 }
}

export function formerRow({ row, before }: Undone, circles: ReadonlyMap<string, Circle>, by: Author, now: number) {
  const { values, isTrashed } = before
  if (!values) return {}
  return {
    ...nextOf({ row }),
    ...rowOf(values),
    circle: circles.get(row.id),
    ...madeBy(by),
    updatedAt: now,
    deletedAt: isTrashed ? now : null,
  }
}

export function formerTexts({ row, before }: Undone): TextChange[] {
  return before.values ? textChanges(propertyFields, row.id, valuesOf(row), before.values) : []
}

export function nextOf({ row }: Pick<Undone, 'row'>) {
  return { id: row.id, version: row.version + 1 }
}

export function notes({ row, before }: Undone, by: Author, now: number) {
  return noteRows(nextOf({ row }), changesOf(row, before), by, now)
}

function changesOf(row: PropertyRow, { values, isTrashed, added }: Before): Change[] {
  const trashed = { field: 'trashed', before: false, after: true }
  if (!values) return [trashed]
  return [
    ...(isTrashed ? [trashed] : []),
    ...changesBetween(propertyFields, valuesOf(row), values),
    ...(added.length > 0 ? [{ field: 'picturesRemoved', before: added, after: null }] : []),
  ]
}
