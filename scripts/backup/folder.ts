/** The manifest has a hash of every other file and is written last, so a folder without one is unfinished. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '#scripts/refusal.ts'
import { type KeptTable, keptTables, type Lines } from './database.ts'
import { type PictureEntry, pictureEntries } from './pictures.ts'

export interface Manifest {
  takenAt: string
  /** A restore requires a database with the same migrations. */
  migrations: string[]
  withPictures: boolean
  files: Record<string, { rows: number; sha256: string }>
}

export interface Backup {
  manifest: Manifest
  lines: Lines
  pictures: PictureEntry[]
}

const manifestFile = 'manifest.json'
const pictureFile = 'media.jsonl'
const tableFile = (table: KeptTable) => `${table}.jsonl`

export function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty. Name a new folder with --to`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

export function writePicture(folder: string, { key }: PictureEntry, bytes: Uint8Array): string {
  mkdirSync(dirname(join(folder, key)), { recursive: true, mode: 0o700 })
  writeOwn(join(folder, key), bytes)
  return hashOf(bytes)
}

export function writeBackup(
  folder: string,
  { lines, pictures, ...about }: Omit<Manifest, 'files'> & Pick<Backup, 'lines' | 'pictures'>,
): Manifest {
  const contents = [
    ...keptTables.map((table) => [tableFile(table), lines[table]] as const),
    [pictureFile, pictures.map((picture) => JSON.stringify(picture))] as const,
  ]
  for (const [name, rows] of contents) writeOwn(join(folder, name), textOf(rows))
  const files = contents.map(([name, rows]) => [name, { rows: rows.length, sha256: hashOfLines(rows) }])
  const manifest: Manifest = { ...about, files: Object.fromEntries(files) }
  writeOwn(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** Throws a refusal if any file has changed since. */
export function readBackup(folder: string): Backup {
  const manifest = readManifest(folder)
  const linesOf = (name: string) =>
    String(readOwn(folder, name, manifest.files[name]?.sha256))
      .split('\n')
      .slice(0, -1)
  const lines = Object.fromEntries(keptTables.map((table) => [table, linesOf(tableFile(table))])) as Lines
  const pictures = pictureEntries(linesOf(pictureFile))
  if (manifest.withPictures) for (const picture of pictures) readPicture(folder, picture)
  return { manifest, lines, pictures }
}

function readManifest(folder: string): Manifest {
  if (!existsSync(join(folder, manifestFile)))
    throw new Refusal(`${folder} has no ${manifestFile}: it is not a backup, or it was never finished`)
  try {
    return JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
  } catch {
    throw new Refusal(`${manifestFile} is damaged. Take an undamaged copy of the backup`)
  }
}

export function readPicture(folder: string, { key, sha256 }: PictureEntry): Uint8Array {
  // Miniflare rejects a Buffer.
  return new Uint8Array(readOwn(folder, key, sha256))
}

export function differingTables({ files }: Manifest, lines: Lines): KeptTable[] {
  return keptTables.filter((table) => files[tableFile(table)]?.sha256 !== hashOfLines(lines[table]))
}

function readOwn(folder: string, name: string, sha256: string | undefined): Buffer {
  if (!existsSync(join(folder, name))) throw new Refusal(`The backup lacks ${name}`)
  const bytes = readFileSync(join(folder, name))
  if (hashOf(bytes) !== sha256)
    throw new Refusal(`${name} is no longer what was backed up (SHA-256). Take an undamaged copy of the backup`)
  return bytes
}

/** Readable by the owner only: a backup holds password hashes and letters to the agency. */
function writeOwn(path: string, content: string | Uint8Array): void {
  writeFileSync(path, content, { mode: 0o600, flag: 'wx' })
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

function hashOfLines(lines: readonly string[]): string {
  return hashOf(textOf(lines))
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
