/** A transfer as its page shows it: what would happen, what is happening, or what has happened. */
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { countPrepared, findImport, type ImportRow, listReceived } from '#app/data/exchange/imports.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { pick } from '#app/fields/pick.ts'
import { problemView, sentMoment } from '#app/words/exchange/problem-words.server.ts'
import { viewDryRun } from './dry-run.server.ts'
import { viewResult } from './result.server.ts'

export type ImportView = NonNullable<Awaited<ReturnType<typeof viewImport>>>

interface Asked {
  locale: Locale
  /** Of the page's address. */
  search: URLSearchParams
  /** As posted; null before anybody has decided anything. */
  form: FormData | null
}

/** Null when there is none. */
export async function viewImport(db: Database, id: string, { locale, search, form }: Asked) {
  const row = await findImport(db, id)
  if (!row) return null
  const again = row.state === 'undone' && search.has('again')
  return {
    ...pick(row, ['id', 'state']),
    isDryRun: row.state === 'read' || again,
    head: headOf(row, locale),
    stop: row.stop ? problemView(row.stop, locale) : null,
    dryRun:
      row.state === 'read' || again
        ? await viewDryRun(db, row, await listReceived(db, id), await findRuleDate(db), { locale, search, form })
        : null,
    result:
      (row.state === 'applied' || row.state === 'undone') && !again ? await viewResult(db, row, locale, search) : null,
    progress: row.state === 'preparing' ? await countPrepared(db, id) : null,
  }
}

function headOf({ connectionName, transfer, fileName, size, by, receivedAt }: ImportRow, locale: Locale) {
  return {
    sender: connectionName ?? transfer?.software ?? null,
    scope: transfer?.scope ?? null,
    software: [transfer?.software, transfer?.softwareVersion].filter(Boolean).join(' '),
    version: transfer?.version ?? null,
    sentAt: transfer?.sentAt ? sentMoment(transfer.sentAt, locale) : null,
    providers: transfer?.providers.map(({ name, key }) => name || key) ?? [],
    fileName: shortened(fileName),
    size: sizeIn(size, locale),
    by,
    receivedAt,
  }
}

function sizeIn(bytes: number, locale: Locale): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${formatNumber(size, locale, { maximumFractionDigits: size < 10 ? 1 : 0 })}\u00a0${unit}`
}

const longestName = 80

/** The end of a file name says what it is. */
export function shortened(fileName: string): string {
  const half = longestName / 2
  return fileName.length > longestName ? `${fileName.slice(0, half)}…${fileName.slice(-half)}` : fileName
}
