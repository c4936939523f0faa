/** What pages in another language show of lists whose authored rows are the agency's own. */
import { linesOf } from '#app/domain/pages/own-words.ts'
import { type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import { markAuthoredRows, type Row, type TranslatedRow, translateRows } from '#app/domain/pages/translated-rows.ts'
import type { Field } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import { defaultTexts, isList } from './default-texts.server.ts'

type Values = Readonly<Record<string, unknown>>

export interface TranslatedList extends Translation {
  rows: readonly TranslatedRow[]
  /** As the field stores it. */
  text: string
  /** Whether the translation is stored. */
  isOwn: boolean
}

/** By the names of the fields: the twins of lists that staff have written in the authored language. */
export function translatedLists(page: PageName, values: Values): TranslatedList[] {
  const [fields, defaults] = [pageFields(page), defaultTexts(page)]
  return translationsIn(fields).flatMap((translation): TranslatedList[] => {
    const { name, translates } = translation
    const [field, authored, own] = [fields[translates], values[translates], values[name]]
    if (!field || typeof authored !== 'string' || !authored || !isList(page, translates)) return []
    const rowsIn = (text: unknown) => rowsOf(field, typeof text === 'string' ? text : '')
    const rows = own
      ? markAuthoredRows(rowsIn(own), rowsIn(authored))
      : translateRows(rowsIn(authored), { authored: rowsIn(defaults[translates]), foreign: rowsIn(defaults[name]) })
    const text = own ? String(own) : textOf(field, rows, defaults[name] ?? '')
    return [{ ...translation, rows, text, isOwn: Boolean(own) }]
  })
}

function rowsOf(field: Field, text: string): Row[] {
  return field.kind === 'rows' ? splitRows<Row>(text) : linesOf(text).map((line) => ({ line }))
}

function textOf(field: Field, rows: readonly TranslatedRow[], byDefault: string): string {
  if (field.kind === 'rows') return JSON.stringify(rows.map(({ row }) => row))
  return rows.map(({ row }) => row.line).join(byDefault.includes('\n\n') ? '\n\n' : '\n')
}

/** What stands for each field without a text: the default, or what is left of it beside the agency's own list. */
export function unwrittenTexts(page: PageName, values: Values): Readonly<Record<string, string>> {
  const names = translationsIn(pageFields(page)).map(({ name }) => [name, null] as const)
  const derived = translatedLists(page, { ...values, ...Object.fromEntries(names) })
  return { ...defaultTexts(page), ...Object.fromEntries(derived.map(({ name, text }) => [name, text])) }
}
