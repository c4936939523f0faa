import type { Translation } from '#app/i18n/config.ts'
import type { exchangeStops as german } from '#app/i18n/locales/de/dashboard/exchange-stops.ts'

export const exchangeStops: Translation<typeof german> = {
  tooLarge: 'The file is too large.',
  tooManyFiles: 'The file holds too many files.',
  tooManyObjects: 'The file holds too many properties.',
  notZip: 'This is neither a ZIP nor an XML file.',
  encrypted: 'The ZIP file is encrypted.',
  unsafeName: 'The ZIP file holds names that are not allowed.',
  noXml: 'There is no XML file in the ZIP file.',
  malformed: 'The XML file is broken.',
  doctype: 'The XML file holds a DOCTYPE.',
  notOpenImmo: 'This is no OpenImmo file.',
  empty: 'The file holds no property.',
  wrongProvider: 'The provider does not belong to this connection.',
  older: 'The file is older than the one applied last.',
  brake: 'Too many offers would go offline.',
}
