/** Names are compared, never opened as paths. */
import type { PictureFile } from '#app/exchange/received.ts'

export interface EntryNames {
  exact: ReadonlyMap<string, PictureFile>
  folded: ReadonlyMap<string, PictureFile | null>
  bare: ReadonlyMap<string, PictureFile | null>
}

export interface NamedFile extends PictureFile {
  otherName?: string
}

export function entryNames(entries: readonly NamedFile[]): EntryNames {
  const files = entries.map(({ otherName: _, ...file }) => ({ name: file.name, file }))
  const others = entries.flatMap(({ otherName, ...file }) => (otherName === undefined ? [] : { name: otherName, file }))
  const named = [...others, ...files]
  return {
    exact: new Map(named.map(({ name, file }) => [name, file])),
    folded: uniqueBy(named, fold),
    bare: uniqueBy(named, bareName),
  }
}

/** Unmatched pictures stay unchanged; repeated sources, and sources that lead to one entry, are merged. */
export function matchPictures<Received extends { source: string; sourceKind: string; file: PictureFile | null }>(
  pictures: readonly Received[],
  names: EntryNames,
): Received[] {
  const known = new Set<string>()
  const entries = new Set<string>()
  return pictures.flatMap((picture) => {
    if (known.has(picture.source)) return []
    known.add(picture.source)
    if (picture.sourceKind !== 'entry') return picture
    const file = findEntry(picture.source, names)
    if (file && entries.has(file.name)) return []
    if (file) entries.add(file.name)
    return { ...picture, file }
  })
}

/** By exact path, then case-insensitively, then by file name if it is unique. */
function findEntry(source: string, { exact, folded, bare }: EntryNames): PictureFile | null {
  return exact.get(source) ?? folded.get(fold(source)) ?? bare.get(bareName(source)) ?? null
}

function fold(name: string): string {
  const path = decoded(name).replaceAll('\\', '/').normalize('NFC').toLowerCase()
  return path.startsWith('./') ? path.slice(2) : path
}

function bareName(name: string): string {
  const path = fold(name)
  return path.slice(path.lastIndexOf('/') + 1)
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function uniqueBy(named: readonly { name: string; file: PictureFile }[], keyOf: (name: string) => string) {
  const found = new Map<string, PictureFile | null>()
  for (const { name, file } of named) {
    const key = keyOf(name)
    const known = found.get(key)
    found.set(key, known === undefined || known?.name === file.name ? file : null)
  }
  return found
}
