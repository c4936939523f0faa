/**
 * Brings back what `npm run backup` wrote, into an empty place: `npm run restore -- --from <folder> [--remote]`.
 * The pictures come first and the rows last, all at once. Whatever stops it before leaves no row, so it is simply run
 * again; pictures that are there already are not brought twice.
 */
import { parseArgs } from 'node:util'
import { findFilledTable, readMigrations, writeLines } from './database.ts'
import { differingTables, type Manifest, readBackup, readPicture } from './folder.ts'
import { missingPictures, type PictureEntry } from './pictures.ts'
import { atPlace, type Place } from './place.ts'
import { orRefuse, Refusal } from './refusal.ts'

interface Restored {
  manifest: Manifest
  /** What neither the backup nor the bucket has. */
  missing: PictureEntry[]
}

export async function restore({ DB, MEDIA }: Place, folder: string): Promise<Restored> {
  const { manifest, lines, pictures } = readBackup(folder)
  refuseOtherMigrations(manifest.migrations, await readMigrations(DB))
  const filled = await findFilledTable(DB)
  if (filled) throw new Refusal(`Das Ziel ist nicht leer: In ${filled} stehen schon Zeilen. Nichts wurde verändert`)
  const missing = await missingPictures(MEDIA, pictures)
  if (manifest.withPictures)
    for (const picture of missing)
      await MEDIA.put(picture.key, readPicture(folder, picture), { httpMetadata: picture.httpMetadata })
  const differing = differingTables(manifest, await writeLines(DB, lines))
  if (differing.length > 0)
    throw new Refusal(
      `Zurückgespielt, aber nicht wie gesichert: ${differing.join(', ')}. Nimm dieses Ziel nicht in Betrieb`,
    )
  return { manifest, missing: manifest.withPictures ? [] : missing }
}

function refuseOtherMigrations(wanted: readonly string[], present: readonly string[]): void {
  if (present.length === 0)
    throw new Refusal('Im Ziel fehlen die Tabellen. Erst: npx wrangler d1 migrations apply DB --remote')
  if (wanted.join() === present.join()) return
  const last = (names: readonly string[]) => names.at(-1) ?? 'keine'
  throw new Refusal(
    `Sicherung und Ziel haben nicht dieselben Migrationen (${last(wanted)} und ${last(present)}). Spiele sie mit der Fassung des Projekts zurück, mit der sie gemacht wurde, und wende danach die neueren Migrationen an`,
  )
}

function say({ manifest, missing }: Restored): void {
  process.stdout.write(`Zurückgespielt ist der Stand von ${manifest.takenAt}.\n`)
  if (missing.length === 0) return
  const keys = missing.map(({ key }) => `  ${key}\n`).join('')
  process.stdout.write(`${missing.length} Bilder fehlen; die Sicherung hat nur ihre Liste:\n${keys}`)
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { from: { type: 'string' }, remote: { type: 'boolean', default: false } } })
  const { from: folder, remote } = values
  await orRefuse(async () => {
    if (!folder) throw new Refusal('--from nennt den Ordner der Sicherung')
    await atPlace({ remote, isMigrated: true }, async (place) => say(await restore(place, folder)))
  })
}
