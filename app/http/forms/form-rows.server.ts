import * as z from 'zod'
import { cellName, intentName, rowName, stateName } from '#app/fields/control-names.ts'
import type { Field, Fields } from '#app/fields/field.ts'
import { splitLines } from '#app/fields/format.ts'
import { badRequest } from '#app/http/responses.server.ts'

export function addRows(posted: FormData, form: FormData, fields: Fields): void {
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'lines' || field.kind === 'rows'
      ? [{ name, most: field.most, rows: postedRows(form, name, field) }]
      : [],
  )
  for (const { name, rows } of lists) {
    posted.delete(name)
    for (const [control, text] of rows.flat()) posted.append(control, text)
  }
  const intent = form.get(intentName)
  if (lists.length === 0 || intent === null) return
  posted.append(intentName, JSON.stringify(readIntent(intent, lists)))
  const validated = readState(form.get(stateName))
  const names = Object.keys(fields).concat(
    lists.flatMap(({ name, rows }) =>
      rows.flatMap((cells, row) => [rowName(name, row), ...cells.map(([cell]) => cell)]),
    ),
  )
  const known = names.filter((name) => Object.hasOwn(validated, name)).map((name) => [name, validated[name]])
  posted.append(stateName, JSON.stringify({ validated: Object.fromEntries(known) }))
}

type Cell = readonly [name: string, text: FormDataEntryValue]
type RowsField = Extract<Field, { kind: 'lines' | 'rows' }>

interface List {
  name: string
  most: number
  rows: readonly (readonly Cell[])[]
}

/** More than any field allows, so a refused form returns everything typed. */
const rowsRead = 50

function postedRows(form: FormData, name: string, field: RowsField): Cell[][] {
  const controls = (row: number) =>
    field.kind === 'lines'
      ? [rowName(name, row)]
      : Object.keys(field.columns).map((column) => cellName(name, row, column))
  const rows = Array.from({ length: rowsRead }, (_, row) => controls(row))
  const count = rows.findLastIndex((cells) => cells.some((cell) => form.has(cell))) + 1
  if (count > 0) return rows.slice(0, count).map((cells) => cells.map((cell) => [cell, form.get(cell) ?? '']))
  const text = form.get(name)
  if (text === null) return []
  if (typeof text !== 'string') return [[[rowName(name, 0), text]]]
  if (field.kind === 'lines')
    return splitLines(text)
      .slice(0, rowsRead)
      .map((line, row) => [[rowName(name, row), line]])
  const written = text && writtenRows.safeParse(parsedJson(text, longestRows)).data
  if (!written) return text ? [[[rowName(name, 0), text]]] : []
  return written.map((cells, row) =>
    Object.keys(field.columns).map((column) => [cellName(name, row, column), cells[column] ?? '']),
  )
}

const writtenRows = z.array(z.record(z.string(), z.string())).max(rowsRead)
const longestRows = 20_000

const intents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  /** Sent when a draft is restored. */
  z.object({ type: z.literal('validate'), payload: z.strictObject({}) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: z.int().min(0) }) }),
  z.object({
    type: z.literal('reorder'),
    payload: z.object({ name: z.string(), from: z.int().min(0), to: z.int().min(0) }),
  }),
])

/** Conform trusts its intents, so this refuses those that no button sends. */
function readIntent(posted: FormDataEntryValue, lists: readonly List[]) {
  const intent = intents.safeParse(parsedJson(posted, 200)).data
  if (intent?.type === 'validate') return intent
  const list = lists.find(({ name }) => name === intent?.payload.name)
  if (!intent || !list || !fits(intent, list)) throw badRequest()
  return intent
}

function fits(intent: Exclude<z.infer<typeof intents>, { type: 'validate' }>, { rows, most }: List): boolean {
  if (intent.type === 'insert') return rows.length < most
  if (intent.type === 'remove') return intent.payload.index < rows.length
  return Math.max(intent.payload.from, intent.payload.to) < rows.length
}

const states = z.object({ validated: z.record(z.string(), z.boolean()) })

function readState(posted: FormDataEntryValue | null): Readonly<Record<string, boolean>> {
  return states.safeParse(parsedJson(posted, 8_000)).data?.validated ?? {}
}

/** Null for a file, invalid JSON and text of more than `longest` characters. */
export function parsedJson(posted: FormDataEntryValue | null, longest: number): unknown {
  if (typeof posted !== 'string' || posted.length > longest) return null
  try {
    return JSON.parse(posted)
  } catch {
    return null
  }
}
