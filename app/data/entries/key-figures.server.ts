import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { keyFigures } from '#app/data/schema.server.ts'
import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import { pick } from '#app/fields/pick.ts'
import { type EntryTab, entryActs, isInTab } from './entries.server.ts'

type KeyFigure = KeyFigureValues & { id: string; deletedAt: Date | null }

const inOrder = [asc(keyFigures.position), asc(keyFigures.id)]

const names = ['id', 'labelDe', 'labelEn', 'value', 'suffix'] as const
const columns = pick(keyFigures, [...names, 'deletedAt'])

export const keyFiguresAsJson = rowsAsJson(keyFigures, names, inOrder, isInTab(keyFigures, 'all'))

export function listKeyFigures(db: Database, tab: EntryTab = 'all'): Promise<KeyFigure[]> {
  return db
    .select(columns)
    .from(keyFigures)
    .where(isInTab(keyFigures, tab))
    .orderBy(...inOrder)
}

export const keyFigureActs = entryActs('numbers', keyFigures, inOrder)

export const createKeyFigure = keyFigureActs.create
