/** Rows of fields with lines, and their buttons: bounded before Conform reads them. */
import * as z from 'zod'
import { type Fields, intentName, rowName, stateName } from '#app/fields/field.ts'
import { splitLines } from '#app/fields/format.ts'

export function addRows(posted: FormData, form: FormData, fields: Fields): void {
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'lines' ? [{ name, most: field.most, rows: postedRows(form, name) }] : [],
  )
  for (const { name, rows } of lists) {
    posted.delete(name)
    for (const [place, text] of rows.entries()) posted.append(rowName(name, place), text)
  }
  const intent = form.get(intentName)
  if (lists.length === 0 || intent === null) return
  posted.append(intentName, JSON.stringify(readIntent(intent, lists)))
  const validated = readState(form.get(stateName))
  const names = Object.keys(fields).concat(lists.flatMap(({ name, rows }) => rows.map((_, row) => rowName(name, row))))
  const known = names.filter((name) => Object.hasOwn(validated, name)).map((name) => [name, validated[name]])
  posted.append(stateName, JSON.stringify({ validated: Object.fromEntries(known) }))
}

interface List {
  name: string
  most: number
  rows: readonly FormDataEntryValue[]
}

/** Far more than any field allows, so that a refused form gives back all that was typed. */
const rowsRead = 50

/** A form without rows posts one text. */
function postedRows(form: FormData, name: string): FormDataEntryValue[] {
  const rows = Array.from({ length: rowsRead }, (_, row) => form.get(rowName(name, row)))
  const count = rows.findLastIndex((text) => text !== null) + 1
  if (count > 0) return rows.slice(0, count).map((text) => text ?? '')
  const text = form.get(name)
  if (typeof text === 'string') return splitLines(text).slice(0, rowsRead)
  return text === null ? [] : [text]
}

const intents = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  /** Of a draft that is put back. */
  z.object({ type: z.literal('validate'), payload: z.strictObject({}) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: z.int().min(0) }) }),
])

/** Refuses what no button sends: Conform trusts its intents. */
function readIntent(posted: FormDataEntryValue, lists: readonly List[]) {
  const intent = intents.safeParse(parsedJson(posted, 200)).data
  if (intent?.type === 'validate') return intent
  const list = lists.find(({ name }) => name === intent?.payload.name)
  const isSound =
    intent?.type === 'remove' ? list && intent.payload.index < list.rows.length : list && list.rows.length < list.most
  if (!intent || !isSound) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return intent
}

const states = z.object({ validated: z.record(z.string(), z.boolean()) })

/** The controls whose errors Conform keeps showing. */
function readState(posted: FormDataEntryValue | null): Readonly<Record<string, boolean>> {
  return states.safeParse(parsedJson(posted, 4_000)).data?.validated ?? {}
}

function parsedJson(posted: FormDataEntryValue | null, longest: number): unknown {
  if (typeof posted !== 'string' || posted.length > longest) return null
  try {
    return JSON.parse(posted)
  } catch {
    return null
  }
}
