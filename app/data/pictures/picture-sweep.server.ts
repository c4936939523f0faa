/** Files are stored before their row and deleted after it, so a crash leaves files without one. */
import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { ownPages, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { importPictures } from '#app/data/tables/exchange.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import type { Media } from './media.server.ts'
import { keyOf, pictureFolder } from './picture-files.server.ts'

/** Younger files may still get their row. */
const sweptAfter = 24 * 60 * 60 * 1000

export const sweepBounds = { pages: 10, files: 1000 }

const bookmark = 'sweep/after'

export async function sweepPictures(db: Database, { bucket }: Media, bounds = sweepBounds): Promise<void> {
  let startAfter = await (await bucket.get(bookmark))?.text()
  for (let page = 0; page < bounds.pages; page++) {
    const { objects, truncated } = await bucket.list({
      prefix: pictureFolder,
      limit: bounds.files,
      ...(startAfter && { startAfter }),
    })
    const orphans = await orphansAmong(db, objects.filter(isOldEnough))
    if (orphans.length > 0) await bucket.delete(orphans)
    startAfter = objects.at(-1)?.key
    if (!truncated || !startAfter) return bucket.delete(bookmark)
    await bucket.put(bookmark, startAfter)
  }
}

function isOldEnough({ uploaded }: R2Object): boolean {
  return uploaded.getTime() < Date.now() - sweptAfter
}

/** How long the history can restore a replaced picture, in milliseconds. */
export const restorableFor = 30 * 24 * 60 * 60 * 1000

async function keysInHistory(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const since = Date.now() - restorableFor
  const rows = await db.all<{ key: string }>(sql`
    select value as key from json_each(${JSON.stringify(keys)}) where value in (
      select ${history.before} ->> '$' from ${history}
      where ${history.field} in ('picture', 'logo', 'icon') and ${history.changedAt} > ${since})`)
  return new Set(rows.map(({ key }) => key))
}

async function orphansAmong(db: Database, files: readonly R2Object[]): Promise<string[]> {
  const keys = new Set(files.flatMap(({ key }) => keyOf(key) ?? []))
  const used = new Set([...(await usedAmong(db, [...keys])), ...(await keysInHistory(db, [...keys]))])
  return files.map(({ key }) => key).filter((name) => keys.has(keyOf(name) ?? '') && !used.has(keyOf(name) ?? ''))
}

export async function usedAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.all<{ key: string }>(sql`
    with asked as (select value as key from json_each(${JSON.stringify(keys)}))
    select key from asked where key in (select ${images.key} from ${images})
      or key in (select ${teamMembers.pictureKey} from ${teamMembers})
      or key in (select ${testimonials.pictureKey} from ${testimonials})
      or key in (select ${ownPages.pictureKey} from ${ownPages})
      or key in (select ${settings.pictureKey} from ${settings})
      or key in (select ${settings.logoKey} from ${settings})
      or key in (select ${settings.iconKey} from ${settings})
      or key in (select ${importPictures.key} from ${importPictures})`)
  return new Set(rows.map(({ key }) => key))
}
