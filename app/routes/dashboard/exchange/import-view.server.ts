import type { Database } from '#app/data/database.server.ts'
import { findImport, findMergedInto, type ImportRow } from '#app/data/exchange/imports.server.ts'
import { countPrepared } from '#app/data/exchange/prepared-pictures.server.ts'
import { listChangedSince } from '#app/data/exchange/stock.server.ts'
import { nameless } from '#app/exchange/planning/finders.ts'
import type { ReceivedTransfer } from '#app/exchange/received.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound, redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { shortenedFileName } from '#app/words/exchange/file-name.server.ts'
import { problemView } from '#app/words/exchange/problem-words.server.ts'
import { sentMoment } from '#app/words/exchange/stop-words.server.ts'
import { viewDryRun } from './dry-run.server.ts'
import { viewResult } from './result.server.ts'

interface Asked {
  request: Request
  locale: Locale
  search: URLSearchParams
  /** Null before any decision was posted. */
  form: FormData | null
}

/** Throws a 404, and redirects when the import was merged into another one. */
export async function importAnswer(
  request: Request,
  id: string | undefined,
  context: AppContext,
  form: FormData | null,
) {
  const { db } = context
  const locale = await localeOf(request)
  const { searchParams: search } = new URL(request.url)
  const row = await findImport(db, id ?? '')
  if (!row) throw notFound()
  const host = row.stop?.code === 'joined' && (await findMergedInto(db, row.id))
  if (host) throw redirectTo(context, dashboardPaths.import(host))
  const view = await viewImport(db, row, { request, locale, search, form })
  const t = translator(locale)
  const file = row.transfer?.software ?? t('dashboard:exchange.unknownSender')
  // Transfers without a user came through the transfer address.
  const sender = row.connectionName ?? (row.by === null ? t('dashboard:exchange.removedSender') : file)
  const title = view.isDryRun ? 'read' : titled.find((state) => state === view.state)
  return { title: t(`dashboard:exchange.titles.${title ?? 'other'}`, { sender }), now: new Date(), view }
}

const titled = ['preparing', 'applied', 'undone'] as const

async function viewImport(db: Database, row: ImportRow, asked: Asked) {
  const { locale, search, form } = asked
  const isAsked = search.has('again') || form !== null
  const mayRepeat = (row.state === 'undone' || row.state === 'failed') && row.transfer !== null
  const isDryRun = row.state === 'read' || (mayRepeat && isAsked)
  const isOver = row.state === 'applied' || row.state === 'undone'
  return {
    ...pick(row, ['id', 'state']),
    isDryRun,
    mayRepeat,
    head: headOf(row, locale),
    stop: row.stop ? problemView(row.stop, locale) : null,
    // The stock has changed since the decision.
    returned:
      row.state === 'read' && row.wishes
        ? await listChangedSince(db, row.connectionId, new Date(row.wishes.decidedAt))
        : null,
    dryRun: isDryRun ? await viewDryRun(db, row, asked) : null,
    result: isOver && !isDryRun ? await viewResult(db, row, asked) : null,
    progress: row.state === 'preparing' ? await countPrepared(db, row.id) : null,
  }
}

function headOf({ transfer, fileName, size, by, receivedAt }: ImportRow, locale: Locale) {
  return {
    scope: transfer && scopeOf(transfer),
    software: [transfer?.software, transfer?.softwareVersion].filter(Boolean).join(' '),
    version: transfer?.version ?? null,
    sentAt: transfer?.sentAt ? sentMoment(transfer.sentAt, locale) : null,
    providers: transfer?.providers.map(({ name, key }) => name || key) ?? [],
    fileName: shortenedFileName(fileName),
    size: size > 0 ? sizeIn(size, locale) : null,
    by,
    receivedAt,
  }
}

function scopeOf({ scope, providers }: ReceivedTransfer) {
  return scope === 'full' && providers.every(({ key }) => key === nameless) ? ('nameless' as const) : scope
}

function sizeIn(bytes: number, locale: Locale): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${formatNumber(size, locale, { maximumFractionDigits: size < 10 ? 1 : 0 })}\u00a0${unit}`
}
