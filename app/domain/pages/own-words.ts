/** What an agency has written, laid over the default texts of a page. */
import type { Fields } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import { keysOfField, type PageName, pageTexts } from './page-texts.ts'
import { fillPlaceholders, type Placeholders } from './placeholders.ts'

type Row = Readonly<Record<string, string>>

/** By their key below `pages:`. */
export type OwnWords = ReadonlyMap<string, OwnWord>

export interface OwnWord {
  kind: 'text' | 'rows' | 'hidden'
  value: string
  /** Written in German only, and shown so in another language; of a list, the places of such rows. */
  isAuthored?: true | readonly number[]
}

/** `values` are those of one language, by the names of the authored fields. */
export function ownWordsOf(page: PageName, values: Readonly<Record<string, unknown>>): Map<string, OwnWord> {
  const fields: Fields = Object.assign({}, ...Object.values<Fields>(pageTexts[page].groups))
  // What is hidden wins over its text.
  const names = Object.keys(fields).toSorted((one, other) => order(fields, one) - order(fields, other))
  return new Map(
    names.flatMap((name) => {
      const value = values[name]
      const kind = fields[name]?.kind
      if (!value) return []
      const own = {
        kind: kind === 'flag' ? 'hidden' : kind === 'rows' ? 'rows' : 'text',
        value: String(value),
      } as const
      return keysOfField(page, name).map((key) => [key, own] as const)
    }),
  )
}

function order(fields: Fields, name: string): number {
  return fields[name]?.kind === 'flag' ? 1 : 0
}

/** `words` is the default at `key`, or a branch above it. Where a placeholder has no value, the default stays. */
export function layOver(words: unknown, key: string, own: OwnWords, placeholders: Placeholders): unknown {
  const written = own.get(key)
  if (written) return replacementOf(words, written, placeholders)
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, below]) => [name, layOver(below, `${key}.${name}`, own, placeholders)]),
  )
}

type Written = NonNullable<ReturnType<OwnWords['get']>>

function replacementOf(words: unknown, { kind, value }: Written, placeholders: Placeholders): unknown {
  if (kind === 'hidden') return Array.isArray(words) ? [] : words
  if (kind === 'rows') return filledRows(value, placeholders) ?? words
  const text = fillPlaceholders(value, placeholders)
  if (text === null) return words
  return Array.isArray(words) ? linesOf(text) : text
}

function filledRows(value: string, placeholders: Placeholders): Row[] | null {
  const rows = splitRows<Row>(value).map((row) =>
    Object.entries(row).map(([name, text]) => [name, fillPlaceholders(text ?? '', placeholders)] as const),
  )
  if (rows.flat().some(([, text]) => text === null)) return null
  return rows.map((row) => Object.fromEntries(row.map(([name, text]) => [name, text ?? ''])))
}

/** Each line once: lists use their texts as keys. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]
}
