import { type Database, newId } from '#app/data/database.server.ts'
import { listConnections } from '#app/data/exchange/connections.server.ts'
import { type ExportEntry, listLawfulOffers, listStock } from '#app/data/exchange/exported.server.ts'
import { listImports, listWaitingImports } from '#app/data/exchange/imports.server.ts'
import type { Role } from '#app/domain/access/user.ts'
import { unknownProviders } from '#app/exchange/planning/warnings.ts'
import { partsOf, picturesPerFile } from '#app/exchange/writing/parts.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import type { ExportSectionProps } from '#app/ui/dashboard/exchange/export-section.tsx'
import { shortenedFileName } from '#app/words/exchange/file-name.server.ts'

export async function loadExchange(request: Request, { db }: AppContext, { role }: { role: Role }) {
  const locale = await localeOf(request)
  const t = translator(locale)
  const [waiting, imports, connections, exports] = await Promise.all([
    listWaitingImports(db),
    listImports(db),
    listConnections(db),
    exportOverview(db, locale),
  ])
  const objectCounts = new Map(waiting.map(({ id, objectCount }) => [id, objectCount]))
  return {
    title: t('dashboard:exchange.title'),
    now: new Date(),
    newId: newId(),
    connections,
    isAdmin: role === 'admin',
    exports,
    waiting: waiting.map((row) => ({
      ...listed(row, locale),
      objectCount: row.objectCount,
      reason: reasonOf(row, locale),
    })),
    imports: imports.map((row) => ({ ...listed(row, locale), objectCount: objectCounts.get(row.id) ?? 0 })),
  }
}

type Row = Awaited<ReturnType<typeof listImports>>[number]
type WaitingRow = Awaited<ReturnType<typeof listWaitingImports>>[number]

function listed({ id, connectionName, software, fileName, state, counts, by, receivedAt }: Row, locale: Locale) {
  return {
    ...{ id, state, counts, by, receivedAt },
    // Transfers without a user came through the transfer address.
    sender: connectionName ?? (by === null ? translator(locale)('dashboard:exchange.removedConnection') : software),
    fileName: shortenedFileName(fileName),
  }
}

/** An estimate without planning; the dry run shows all reasons. */
function reasonOf({ by, wasOvertaken, decision, providers, isFirst, transfer }: WaitingRow, locale: Locale): string {
  const t = translator(locale)
  if (wasOvertaken) return t('forms:transferMail.overtaken')
  if (by !== null) return t('forms:transferWaits.uploaded', { name: by })
  if (decision === 'review') return t('forms:transferMail.review')
  if (isFirst) return t('forms:transferMail.first')
  const isUnknown = transfer !== null && unknownProviders(transfer, providers ?? []).length > 0
  return t(`forms:transferWaits.${isUnknown ? 'unknownProvider' : 'odd'}`)
}

/** Beyond this, offers that are left out are only counted. */
const named = 20

async function exportOverview(db: Database, locale: Locale): Promise<ExportSectionProps> {
  const [stock, { offers, leftOut }] = await Promise.all([listStock(db), listLawfulOffers(db)])
  const t = translator(locale)
  return {
    picturesPerFile,
    backup: sizeOf(stock),
    offers: sizeOf(offers),
    leftOut: leftOut.slice(0, named).map(({ missing, isKeptBack, ...offer }) => ({
      ...offer,
      missing: [
        ...missing.map((rule) => t(`dashboard:rules.${rule}.title`)),
        ...(isKeptBack ? [t('dashboard:exports.offers.keptBack')] : []),
      ],
    })),
    moreLeftOut: Math.max(0, leftOut.length - named),
  }
}

function sizeOf(entries: readonly ExportEntry[]) {
  return {
    objects: entries.length,
    pictures: entries.reduce((sum, { pictures }) => sum + pictures, 0),
    parts: partsOf(entries).length,
  }
}
