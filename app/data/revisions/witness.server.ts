/**
 * A copy of the revisions in R2, read while D1 is unavailable (decision 024). A save is announced in R2 before its first
 * statement and settled after its last one, so R2 never reports revisions that D1 has already replaced.
 */
import type { Database } from '#app/data/database.server.ts'
import { type Revisions, readRevisions } from './page-sources.server.ts'

const settledName = 'revisions/settled'
const announcements = 'revisions/saves/'

/** In milliseconds. A save that takes longer announces itself again; one that has died by then changes nothing more. */
export const announcedFor = 10 * 60_000
const deadAfter = 3 * announcedFor

/** How often settling begins again because another save was quicker. */
const mostAttempts = 8

export async function announceSave(bucket: R2Bucket, id: string): Promise<void> {
  await bucket.put(announcements + id, '')
}

/**
 * Writes the current revisions, then deletes the announcements of these saves. Throws when D1 or R2 is unavailable: the
 * announcements stay, and `readWitness` returns null until `renewWitness` has deleted them.
 */
export async function settleSaves(db: Database, bucket: R2Bucket, ids: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Read before D1: what is written in between makes this attempt fail, so the last one to write has read last.
    const settled = await bucket.get(settledName)
    const before = await settled?.text()
    const now = JSON.stringify(await readRevisions(db))
    const onlyIf = settled ? { etagMatches: settled.etag } : { etagDoesNotMatch: '*' }
    if (before !== now && (await bucket.put(settledName, now, { onlyIf })) === null) continue
    if (ids.length > 0) await bucket.delete(ids.map((id) => announcements + id))
    return
  }
  throw new Error('Other saves were always quicker to settle.')
}

/** The revisions of the moment at which it is called; null while a save is under way or was never settled. */
export async function readWitness(bucket: R2Bucket): Promise<Revisions | null> {
  // Announcements first: a save that is over by now has written its revisions before.
  const { objects, truncated } = await bucket.list({ prefix: announcements, limit: 1 })
  if (objects.length > 0 || truncated) return null
  return (await (await bucket.get(settledName))?.json<Revisions>()) ?? null
}

/** Takes up what no save has settled: changes from outside the worker, and saves that died. */
export async function renewWitness(db: Database, bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list({ prefix: announcements })
  const dead = objects.filter(({ uploaded }) => Date.now() - uploaded.getTime() > deadAfter)
  await settleSaves(
    db,
    bucket,
    dead.map(({ key }) => key.slice(announcements.length)),
  )
}
