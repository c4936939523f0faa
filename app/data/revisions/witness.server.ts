/**
 * Saves are announced before their first statement and settled after the last, so R2 never reports replaced revisions.
 */
import type { Database } from '#app/data/database.server.ts'
import { type Revisions, readRevisions } from './page-sources.server.ts'

const settledName = 'revisions/settled'
const announcements = 'revisions/saves/'

/** In milliseconds. Longer saves announce themselves again; dead ones change nothing more. */
export const announcedFor = 10 * 60_000
const deadAfter = 3 * announcedFor

const mostAttempts = 8

export async function announceSave(bucket: R2Bucket, id: string): Promise<void> {
  await bucket.put(announcements + id, '')
}

/** Throws if D1 or R2 is unavailable: announcements stay, and `readWitness` returns null until `renewWitness`. */
export async function settleSaves(db: Database, bucket: R2Bucket, ids: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Read before D1: any later write makes this attempt fail, so the last writer has read last.
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

/** Null while a save is under way or was never settled. */
export async function readWitness(bucket: R2Bucket): Promise<Revisions | null> {
  // Announcements first: a finished save wrote its revisions before removing its announcement.
  const { objects, truncated } = await bucket.list({ prefix: announcements, limit: 1 })
  if (objects.length > 0 || truncated) return null
  return (await (await bucket.get(settledName))?.json<Revisions>()) ?? null
}

/** Where nothing was ever settled. Throws as `settleSaves`. */
export async function beginWitness(db: Database, bucket: R2Bucket): Promise<void> {
  if ((await bucket.head(settledName)) === null) await settleSaves(db, bucket, [])
}

/** Settles changes from outside the worker, and saves that died. */
export async function renewWitness(db: Database, bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list({ prefix: announcements })
  const dead = objects.filter(({ uploaded }) => Date.now() - uploaded.getTime() > deadAfter)
  await settleSaves(
    db,
    bucket,
    dead.map(({ key }) => key.slice(announcements.length)),
  )
}
