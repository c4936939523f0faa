import type { Credit } from '#app/domain/places/credits.ts'
import type { Translator } from '#app/i18n/server.ts'

/** "Orte: GeoNames, CC BY 4.0", linked to the holder or the licence. */
export function creditWords({ subject, holder, licence }: Credit, t: Translator): string {
  return `${t(`pages:places.credit.${subject}`)}: ${holder}, ${licence}`
}
