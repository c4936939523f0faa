/** `npm run restore -- --from <folder> [--remote]` writes all rows last, in one batch: a failed run can be repeated. */
import { parseArgs } from 'node:util'
import { atPlace, type Place } from '#scripts/place.ts'
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { findFilledTable, readMigrations, writeLines } from './database.ts'
import { differingTables, type Manifest, readBackup, readPicture } from './folder.ts'
import { missingPictures, type PictureEntry } from './pictures.ts'

interface Restored {
  manifest: Manifest
  /** Pictures found in neither the backup nor the bucket. */
  missing: PictureEntry[]
}

export async function restore({ DB, MEDIA }: Place, folder: string): Promise<Restored> {
  const { manifest, lines, pictures } = readBackup(folder)
  refuseOtherMigrations(manifest.migrations, await readMigrations(DB))
  const filled = await findFilledTable(DB)
  if (filled) throw new Refusal(`The target is not empty: ${filled} has rows already. Nothing was changed`)
  const missing = await missingPictures(MEDIA, pictures)
  if (manifest.withPictures)
    for (const picture of missing)
      await MEDIA.put(picture.key, readPicture(folder, picture), { httpMetadata: picture.httpMetadata })
  const differing = differingTables(manifest, await writeLines(DB, lines))
  if (differing.length > 0)
    throw new Refusal(`Restored, but not as it was backed up: ${differing.join(', ')}. Do not use this target`)
  return { manifest, missing: manifest.withPictures ? [] : missing }
}

function refuseOtherMigrations(wanted: readonly string[], present: readonly string[]): void {
  if (present.length === 0)
    throw new Refusal('The target has no tables. Run first: npm run wrangler -- d1 migrations apply DB --remote')
  if (wanted.join() === present.join()) return
  const last = (names: readonly string[]) => names.at(-1) ?? 'none'
  throw new Refusal(
    `Backup and target do not have the same migrations (${last(wanted)} and ${last(present)}). Restore it with the version of the project that took it, then apply the newer migrations`,
  )
}

function say({ manifest, missing }: Restored): void {
  process.stdout.write(`Restored the state of ${manifest.takenAt}.\n`)
  if (missing.length === 0) return
  const keys = missing.map(({ key }) => `  ${key}\n`).join('')
  process.stdout.write(`${missing.length} pictures are missing; the backup has only their list:\n${keys}`)
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    const { values } = parseArgs({ options: { from: { type: 'string' }, remote: { type: 'boolean', default: false } } })
    const { from: folder, remote } = values
    if (!folder) throw new Refusal('--from names the folder of the backup')
    await atPlace({ remote, isMigrated: true, mayBegin: true }, async (place) => say(await restore(place, folder)))
  })
}
