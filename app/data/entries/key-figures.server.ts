import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { keyFigures } from '#app/data/schema.server.ts'
import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import { pick } from '#app/fields/pick.ts'
import { entryActs } from './entries.server.ts'

export type KeyFigure = KeyFigureValues & { id: string }

const inOrder = [asc(keyFigures.position), asc(keyFigures.id)]

const names = ['id', 'labelDe', 'labelEn', 'value', 'suffix'] as const
const columns = pick(keyFigures, names)

export const keyFiguresAsJson = rowsAsJson(keyFigures, names, inOrder)

export function listKeyFigures(db: Database): Promise<KeyFigure[]> {
  return db
    .select(columns)
    .from(keyFigures)
    .orderBy(...inOrder)
}

export const {
  find: findKeyFigure,
  create: createKeyFigure,
  update: updateKeyFigure,
  remove: deleteKeyFigure,
  move: moveKeyFigure,
} = entryActs('numbers', keyFigures, inOrder)
