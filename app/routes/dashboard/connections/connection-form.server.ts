/** Reading and saving the form of a connection, from its page and from its history. */
import type { TypedResponse } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import {
  type Connection,
  findConnection,
  savedConnection,
  updateConnection,
} from '#app/data/exchange/connections.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type ConnectionValues, connectionFields, pictureHost } from '#app/exchange/connection.ts'
import { rowName } from '#app/fields/control-names.ts'
import { formatForControls, joinLines, splitLines } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { askAgain, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

interface ConnectionPost {
  /** As stored. */
  connection: Connection
  form: FormData
  locale: Locale
  context: AppContext
  by: Author
  /** The answer once it is saved, instead of the page. */
  onSaved?: (version: number) => TypedResponse<never>
}

export async function saveConnection({ connection: before, form, locale, context, by, onSaved }: ConnectionPost) {
  const { db } = context
  const { id } = before
  const saved = { db, subject: { kind: 'connection', id } as const, fields: connectionFields, form, locale }
  const base = await readBase(saved, savedConnection(before))
  const read = readConnection(form, locale)
  if (!read.values) return askAgain(form, read.result, undefined, read.status)
  const { values, reply } = read
  const outcome = await saveOver(saved, {
    base,
    mine: values,
    write: async (version) => {
      const change = await updateConnection(db, id, values, version, by)
      return change === 'saved' ? version + 1 : change
    },
    find: () => findSaved(db, id),
    writer: async () => connectionWriter(locale),
    same: (version) => version,
  })
  if (outcome === 'missing') throw notFound()
  if (isConflict(outcome)) return askAgain(form, reply, outcome)
  if (onSaved) return onSaved(outcome)
  const page = dashboardPaths.connection(id)
  const former = formatForControls(connectionFields, savedConnection(before).values, locale)
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), page),
    'connectionSaved',
    { name: values.name },
    { undo: { action: page, fields: { ...withRowNames(former), version: String(outcome), locale } } },
  )
}

/** As the controls of a form are named. */
function withRowNames(texts: Record<keyof ConnectionValues, string>): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([name, text]) =>
    name === 'providers' || name === 'pictureHosts'
      ? splitLines(text).map((line, row): [string, string] => [rowName(name, row), line])
      : [[name, text] as [string, string]],
  )
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

async function findSaved(db: Database, id: string) {
  const connection = await findConnection(db, id)
  return connection && savedConnection(connection)
}

type ReadForm =
  | { values: ConnectionValues; reply: RejectedForm }
  | { values: null; result: RejectedForm; status: 200 | 400 }

/** Also what the kinds of fields cannot see: whether pictures come from a public server. */
export function readConnection(form: FormData, locale: Locale): ReadForm {
  const submission = parseForm(form, connectionFields, locale)
  if (submission.status !== 'success') {
    const result: RejectedForm = submission.reply()
    // A row more or less is what was asked for, and no refusal.
    return { values: null, result, status: result.intent ? 200 : 400 }
  }
  const { pictureHosts, ...values } = submission.value
  const lines = splitLines(pictureHosts)
  const wrong = lines.filter((line) => pictureHost(line) === null)
  if (wrong.length > 0) {
    const t = translator(locale)
    const said = wrong.map((text) => t('forms:connections.pictureHost', { text: text.slice(0, 80) }))
    return { values: null, result: submission.reply({ fieldErrors: { pictureHosts: said } }), status: 400 }
  }
  const hosts = [...new Set(lines.flatMap((line) => pictureHost(line) ?? []))]
  return {
    values: { ...values, pictureHosts: joinLines(hosts) || null },
    reply: submission.reply({ formErrors: [] }),
  }
}

export function connectionHistory(connection: Connection, locale: Locale): HistorySource {
  return {
    subject: { kind: 'connection', id: connection.id },
    fields: connectionFields,
    present: savedConnection(connection),
    labels: translator(locale)('dashboard:connections.fields', { returnObjects: true }),
    write: connectionWriter(locale),
    page: dashboardPaths.connectionHistory(connection.id),
  }
}

function connectionWriter(locale: Locale) {
  const decision = translator(locale)('dashboard:connections.decisions', { returnObjects: true })
  return valueWriter(connectionFields, locale, { options: { decision } })
}

/** What the page of a connection shows; never its token's hash. */
export function shownConnection(connection: Connection, locale: Locale) {
  const { id, name, version } = connection
  return {
    id,
    name,
    version,
    values: formatForControls(connectionFields, savedConnection(connection).values, locale),
  }
}
