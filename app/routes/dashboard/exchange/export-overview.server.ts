import type { Database } from '#app/data/database.server.ts'
import { type ExportEntry, listLawfulOffers, listStock } from '#app/data/exchange/exported.server.ts'
import { partsOf, picturesPerFile } from '#app/exchange/writing/parts.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import type { ExportSectionProps } from '#app/ui/dashboard/exchange/export-section.tsx'

/** Beyond this, offers that are left out are only counted. */
const named = 20

export async function exportOverview(db: Database, locale: Locale): Promise<ExportSectionProps> {
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
