import type { Database } from '#app/data/database.server.ts'
import {
  type Connection,
  findConnection,
  savedConnection,
  updateConnection,
} from '#app/data/exchange/connections.server.ts'
import { type ConnectionValues, connectionFields, pictureHost } from '#app/exchange/connection.ts'
import { joinLines, splitLines } from '#app/fields/format.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import {
  answerForm,
  type FormPost,
  type ReadForm,
  type RestorablePost,
  readFields,
  saveForm,
} from '#app/routes/dashboard/saving/save-form.server.ts'
import { connectionFormId } from '#app/ui/dashboard/exchange/connection-form.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'

interface ConnectionPost extends RestorablePost {
  connection: Connection
}

export async function saveConnection(post: ConnectionPost) {
  const { connection, locale, context, by, onSaved } = post
  const { db } = context
  const { id } = connection
  const stored = savedConnection(connection)
  const outcome = await saveForm(post, {
    subject: { kind: 'connection', id },
    fields: connectionFields,
    stored,
    find: () => findSaved(db, id),
    read: () => readConnection(post),
    write: (values, version) => updateConnection(db, id, values, version, by),
    writer: () => connectionWriter(locale),
  })
  return answerForm(post, outcome, (saved) => {
    if (onSaved) return onSaved(saved.version)
    const [page, history] = [dashboardPaths.connection(id), dashboardPaths.connectionHistory(id)]
    const undo = undoOfSave({ fields: connectionFields, saved, history, form: connectionFormId })
    return redirectWithMessage(context, page, 'connectionSaved', { name: saved.values.name }, undo)
  })
}

async function findSaved(db: Database, id: string) {
  const connection = await findConnection(db, id)
  return connection && savedConnection(connection)
}

/** Also checks that picture hosts are public servers. */
export async function readConnection(post: Pick<FormPost, 'form' | 'locale'>): Promise<ReadForm<ConnectionValues>> {
  const read = await readFields(post, connectionFields, (values): Record<string, string[]> => {
    const wrong = splitLines(values?.pictureHosts ?? null).filter((line) => pictureHost(line) === null)
    const t = translator(post.locale)
    const errors = wrong.map((text) => t('forms:connections.pictureHost', { text: text.slice(0, 80) }))
    return errors.length > 0 ? { pictureHosts: errors } : {}
  })
  if ('result' in read) return read
  const hosts = splitLines(read.values.pictureHosts).flatMap((line) => pictureHost(line) ?? [])
  return { values: { ...read.values, pictureHosts: joinLines([...new Set(hosts)]) || null } }
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

/** Never includes the token's hash. */
export function shownConnection(connection: Connection, locale: Locale) {
  const { id, name, version } = connection
  return {
    id,
    name,
    version,
    values: formatForControls(connectionFields, savedConnection(connection).values, locale),
  }
}
