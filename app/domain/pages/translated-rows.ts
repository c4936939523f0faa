/** The rows of a list in another language, matched with the authored rows by what those were made from. */

export type Row = Readonly<Record<string, string>>

export interface TranslatedRow {
  row: Row
  /** `stale` is older than the authored row; `missing` shows the authored row itself. */
  state: 'current' | 'stale' | 'missing'
}

interface RowPairs {
  authored: readonly Row[]
  /** Row by row those of `authored`. */
  foreign: readonly Row[]
}

/** Rows keep the translations of those that they were made from: the default ones, or what an own translation is of. */
export function translateRows(rows: readonly Row[], defaults: RowPairs): TranslatedRow[] {
  const origins = originsOf(rows, defaults.authored)
  return rows.map((row, index) => {
    const origin = origins[index] ?? -1
    const [source, translation] = [defaults.authored[origin], defaults.foreign[origin]]
    if (!source || !translation || isUntranslated(source, translation)) return { row, state: 'missing' }
    return { row: translation, state: isSame(row, source) ? 'current' : 'stale' }
  })
}

/** For a translation whose rows follow no authored ones; it may still contain some of those. */
export function markAuthoredRows(translation: readonly Row[], rows: readonly Row[]): TranslatedRow[] {
  return translation.map((row) => ({
    row,
    state: rows.some((authored) => isUntranslated(authored, row)) ? 'missing' : 'current',
  }))
}

function isUntranslated(source: Row, translation: Row): boolean {
  return hasWords(translation) && isSame(source, translation)
}

function hasWords(row: Row): boolean {
  return cellsOf(row).some((cell) => /\p{L}/u.test(cell))
}

/** For each row, the place of the default that it was made from; undefined for a new one. */
function originsOf(rows: readonly Row[], defaults: readonly Row[]): readonly (number | undefined)[] {
  const origins: (number | undefined)[] = rows.map(() => undefined)
  const pairs = rows
    .flatMap((row, index) => defaults.map((source, origin) => ({ index, origin, likeness: likeness(row, source) })))
    .filter((pair) => pair.likeness >= leastLikeness)
    .toSorted((one, other) => other.likeness - one.likeness)
  for (const { index, origin } of pairs)
    if (origins[index] === undefined && !origins.includes(origin)) origins[index] = origin
  return withRewrittenRows(origins, defaults.length)
}

const leastLikeness = 0.5

/** 2 for the same row, 1 for a common cell, otherwise the proportion of common words. */
function likeness(one: Row, other: Row): number {
  if (isSame(one, other)) return 2
  if (Object.keys(one).some((column) => one[column] && one[column] === other[column])) return 1
  const [words, others] = [wordsIn(one), wordsIn(other)]
  const common = [...words].filter((word) => others.has(word)).length
  return (2 * common) / (words.size + others.size || 1)
}

function isSame(one: Row, other: Row): boolean {
  return cellsOf(one).join('\n') === cellsOf(other).join('\n')
}

/** Cells of rows that staff left empty are null. */
function cellsOf(row: Row): string[] {
  return Object.values(row).map((cell) => cell ?? '')
}

function wordsIn(row: Row): ReadonlySet<string> {
  return new Set(
    cellsOf(row)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )
}

/** Rows that share nothing with a default are made from those between the same neighbours, if there are as many. */
function withRewrittenRows(origins: readonly (number | undefined)[], count: number): readonly (number | undefined)[] {
  if (origins.every((origin) => origin === undefined)) return origins
  const filled = [...origins]
  for (let start = 0; start < filled.length; start += 1) {
    if (filled[start] !== undefined) continue
    const length = origins.slice(start).findIndex((origin) => origin !== undefined)
    const end = length < 0 ? origins.length : start + length
    const first = (filled[start - 1] ?? -1) + 1
    const isGap = (origins[end] ?? count) - first === end - start
    const places = Array.from({ length: end - start }, (_, step) => first + step)
    if (isGap && !places.some((place) => origins.includes(place))) filled.splice(start, end - start, ...places)
    start = end
  }
  return filled
}
