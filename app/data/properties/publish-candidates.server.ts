import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { pictureCounts } from '#app/data/pictures/pictures.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type PublishCandidate, publishRuleFields } from '#app/domain/properties/publish-candidate.ts'
import { pick } from '#app/fields/typed-objects.ts'

export const candidateColumns = {
  ...pick(properties, publishRuleFields),
  description: sql<string | null>`substr(${properties.description}, 1, 1)`,
  pictures: pictureCounts,
}

type CandidateRow = Omit<PublishCandidate, 'pictureCount' | 'picturesWithoutAlt' | 'picturesUnexplained'> & {
  pictures: string
}

export function candidateOf<Row extends CandidateRow>({ pictures, ...row }: Row) {
  const [pictureCount, picturesWithoutAlt, picturesUnexplained]: [number, number, number] = JSON.parse(pictures)
  return { ...row, pictureCount, picturesWithoutAlt, picturesUnexplained }
}

export async function findPublishCandidate(db: Database, id: string): Promise<PublishCandidate | null> {
  const [row] = await db
    .select(candidateColumns)
    .from(properties)
    .where(and(eq(properties.id, id), isKept(properties)))
  return row ? candidateOf(row) : null
}

export async function listPublishCandidates(db: Database) {
  const rows = await db
    .select({ id: properties.id, district: properties.district, ...candidateColumns })
    .from(properties)
    .where(and(eq(properties.sold, false), isKept(properties)))
    .orderBy(desc(properties.updatedAt))
  return rows.map(candidateOf)
}
