/** One batch, all or nothing: a save in between aborts it by its version. */
import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { inChunks } from '#app/data/json-rows.server.ts'
import { findCircles, partCircles } from '#app/data/properties/house-circles.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { writeTexts } from '#app/data/texts/write-texts.server.ts'
import type { Circles } from '#app/domain/properties/house-circles.ts'
import {
  type Commit,
  changedRow,
  movedPictures,
  newPictures,
  newRow,
  notes,
  textsOfObject,
  textsOfPictures,
  type Written,
  writtenOf,
} from './commit-rows.server.ts'
import { carriedRow, linkRow, resultRow } from './result-rows.server.ts'
import {
  carryRest,
  insertNotes,
  insertPictures,
  insertProperties,
  movePictures,
  noteResults,
  trashPictures,
  updateProperties,
  upsertLinks,
} from './statements.server.ts'

/** Throws `stale_version` if a property was saved since the plan was made, and if this step lost the import. */
export async function commitImport(db: Database, commit: Commit): Promise<void> {
  const written = commit.plan.objects.flatMap((object): Written[] => writtenOf(commit, object))
  const circles = await findCircles(
    db,
    written.flatMap(({ id, object, before }) => {
      // Only a person may restore a circle from a backup; connections cannot choose what hides an address.
      const isRestored = before === null && commit.connectionId === null
      const restored = isRestored ? commit.received.get(object.position)?.circle : undefined
      return object.values ? { id, ...object.values, restored } : []
    }),
  )
  const [first, ...rest] = statementsOf(db, commit, written, circles)
  await db.batch([first, ...rest])
}

/** Pictures come before properties that go online with them, and go after those that go offline without. */
function statementsOf(
  db: Database,
  commit: Commit,
  written: readonly Written[],
  { byId: circles, partings }: Circles,
): [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] {
  const now = Date.now()
  const { plan, by } = commit
  const created = written.filter(({ before }) => before === null)
  const changed = written.filter(({ before }) => before !== null)
  const removed = changed.flatMap(({ object }) => object.pictures.removed)
  return [
    finish(db, commit, now),
    ...inChunks(created.map((one) => newRow(one, circles, by, now))).map((rows) => insertProperties(db, rows)),
    ...inChunks(written.flatMap((one) => newPictures(one, now))).map((rows) => insertPictures(db, rows)),
    ...inChunks(changed.map((one) => changedRow(one, circles, by, now))).map((rows) => updateProperties(db, rows)),
    ...partCircles(
      db,
      partings,
      written.map(({ id }) => id),
    ),
    ...writeTexts(db, 'property', written.flatMap(textsOfObject)),
    ...writeTexts(db, 'picture', written.flatMap(textsOfPictures)),
    ...inChunks(changed.flatMap(movedPictures)).map((rows) => movePictures(db, rows)),
    ...inChunks(removed).map((keys) => trashPictures(db, keys)),
    ...inChunks(written.flatMap((one) => notes(one, commit, now))).map((rows) => insertNotes(db, rows)),
    ...inChunks(plan.objects.flatMap((object) => linkRow(commit, object, now))).map((rows) => upsertLinks(db, rows)),
    ...inChunks(plan.objects.flatMap((object) => carriedRow(commit, object))).map((rows) =>
      carryRest(db, commit.importId, rows),
    ),
    ...inChunks(plan.objects.map((object) => resultRow(commit, object))).map((rows) => noteResults(db, rows)),
    ...commit.extraStatements,
  ]
}

/** The state becomes null, which aborts the batch, if another step was faster. */
function finish(db: Database, { importId, attempt, plan }: Commit, now: number) {
  const at = new Date(now)
  const state = sql<'applied'>`iif(${imports.state} = 'preparing' and ${imports.attempts} = ${attempt}, 'applied', null)`
  return db
    .update(imports)
    .set({ state, counts: plan.counts, appliedAt: at, undoneAt: null, endedAt: at, claimedUntil: null })
    .where(eq(imports.id, importId))
}
