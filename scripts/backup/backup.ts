/** `npm run backup -- --to <folder> [--remote] [--with-pictures]`; `npm run restore` reads the folder. */
import { parseArgs } from 'node:util'
import { atPlace, type Place } from '#scripts/place.ts'
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { readLines, readMigrations } from './database.ts'
import { type Manifest, makeFolder, writeBackup, writePicture } from './folder.ts'
import { listPictures, type PictureEntry } from './pictures.ts'

export async function backUp(place: Place, folder: string, withPictures: boolean): Promise<Manifest> {
  const migrations = await readMigrations(place.DB)
  if (migrations.length === 0) throw new Refusal('There is no database here yet: no migration has been applied')
  makeFolder(folder)
  const takenAt = new Date().toISOString()
  // Rows before files: a picture is stored before its row and deleted after it.
  const lines = await readLines(place.DB)
  const listed = await listPictures(place.MEDIA)
  const pictures = withPictures ? await copyPictures(place.MEDIA, listed, folder) : listed
  return writeBackup(folder, { takenAt, migrations, withPictures, lines, pictures })
}

/** Leaves out pictures deleted since they were listed. */
async function copyPictures(bucket: R2Bucket, listed: PictureEntry[], folder: string): Promise<PictureEntry[]> {
  const copied: PictureEntry[] = []
  for (const picture of listed) {
    const object = await bucket.get(picture.key)
    if (!object) continue
    const sha256 = writePicture(folder, picture, new Uint8Array(await object.arrayBuffer()))
    copied.push({ ...picture, sha256 })
  }
  return copied
}

function say(folder: string, { files, withPictures }: Manifest): void {
  const { 'media.jsonl': pictures, ...tables } = files
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const count = pictures?.rows ?? 0
  const media = withPictures ? `${count} pictures` : `the list of ${count} pictures`
  process.stdout.write(`Backed up to ${folder}: ${rows} rows and ${media}. Keep it safe, it holds password hashes.\n`)
}

/** Parses the command line. Throws a refusal. */
export function readBackup(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      remote: { type: 'boolean', default: false },
      'with-pictures': { type: 'boolean', default: false },
    },
  })
  if (!values.to) throw new Refusal('--to names the folder to back up to')
  return { folder: values.to, remote: values.remote, withPictures: values['with-pictures'] }
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    const { folder, remote, withPictures } = readBackup(process.argv.slice(2))
    await atPlace({ remote, isMigrated: false, mayBegin: false }, async (place) =>
      say(folder, await backUp(place, folder, withPictures)),
    )
  })
}
