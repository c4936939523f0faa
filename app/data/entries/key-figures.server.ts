import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { keyFigures } from '#app/data/schema.server.ts'
import type { KeyFigureValues } from '#app/domain/entries/key-figure.ts'
import { pick } from '#app/fields/pick.ts'
import { type Leftover, moveEntry, type Place, type Position, positionIn } from './entries.server.ts'

export type KeyFigure = KeyFigureValues & { id: string }

const inOrder = [asc(keyFigures.position), asc(keyFigures.id)]

const names = ['id', 'labelDe', 'labelEn', 'value', 'suffix'] as const
const columns = pick(keyFigures, names)

/** All figures as a column of another query. */
export const keyFiguresAsJson = rowsAsJson(keyFigures, names, inOrder)

export function listKeyFigures(db: Database): Promise<KeyFigure[]> {
  return db
    .select(columns)
    .from(keyFigures)
    .orderBy(...inOrder)
}

export async function findKeyFigure(db: Database, id: string): Promise<KeyFigure | null> {
  const [row] = await db.select(columns).from(keyFigures).where(eq(keyFigures.id, id))
  return row ?? null
}

/** False when the id is taken. */
export async function createKeyFigure(
  db: Database,
  id: string,
  values: KeyFigureValues,
  position: Position,
): Promise<boolean> {
  const created = await db
    .insert(keyFigures)
    .values({ id, ...values, position: positionIn(keyFigures, position) })
    .onConflictDoNothing()
    .returning({ id: keyFigures.id })
  return created.length > 0
}

export async function updateKeyFigure(db: Database, id: string, values: KeyFigureValues): Promise<Leftover | null> {
  const changed = await db.update(keyFigures).set(values).where(eq(keyFigures.id, id)).returning({ id: keyFigures.id })
  return changed.length > 0 ? { pictureKey: null } : null
}

export async function deleteKeyFigure(db: Database, id: string): Promise<Leftover | null> {
  const gone = await db.delete(keyFigures).where(eq(keyFigures.id, id)).returning({ id: keyFigures.id })
  return gone.length > 0 ? { pictureKey: null } : null
}

export function moveKeyFigure(db: Database, id: string, direction: 'up' | 'down'): Promise<Place | null> {
  return moveEntry(db, keyFigures, inOrder, id, direction)
}
