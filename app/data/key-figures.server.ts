import { asc } from 'drizzle-orm'
import type { KeyFigureValues } from '#app/domain/key-figure.ts'
import type { Database } from './database.server.ts'
import { keyFigures } from './schema.server.ts'

export function listKeyFigures(db: Database): Promise<(KeyFigureValues & { id: string })[]> {
  const { id, labelDe, labelEn, value, suffix } = keyFigures
  return db.select({ id, labelDe, labelEn, value, suffix }).from(keyFigures).orderBy(asc(keyFigures.position), asc(id))
}

export async function createKeyFigure(
  db: Database,
  id: string,
  values: KeyFigureValues,
  position: number,
): Promise<void> {
  await db.insert(keyFigures).values({ id, ...values, position })
}
