import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { isInTab, isKept, type TrashTab } from '#app/data/saving/trash.server.ts'
import { keyFigures } from '#app/data/tables/entries.server.ts'
import { hasStale, textsAsJson, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { entryStore } from './entries.server.ts'

const inOrder = [asc(keyFigures.position), asc(keyFigures.id)]

const names = ['id', 'label', 'value', 'suffix'] as const
const columns = { ...pick(keyFigures, [...names, 'deletedAt']), texts: textsOf('numbers', keyFigures.id) }

export function keyFiguresAsJson(locale: Locale) {
  const texts = textsAsJson(locale, 'numbers', keyFigures.id)
  return rowsAsJson(keyFigures, names, inOrder, isKept(keyFigures), texts)
}

export async function listKeyFigures(db: Database, tab: TrashTab = 'all') {
  const rows = await db
    .select(columns)
    .from(keyFigures)
    .where(isInTab(keyFigures, tab))
    .orderBy(...inOrder)
  return rows.map(({ texts, ...row }) => ({
    ...row,
    ...valuesOfTexts(keyFigureFields, texts),
    isStale: hasStale(texts),
  }))
}

export const keyFigureStore = entryStore('numbers', keyFigures, inOrder)

export const createKeyFigure = keyFigureStore.create
