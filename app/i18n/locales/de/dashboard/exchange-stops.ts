/** Stands in for the sentences about transfers that cannot be read. */
export const exchangeStops = {
  tooLarge: 'Die Datei ist zu groß.',
  tooManyFiles: 'Die Datei enthält zu viele Dateien.',
  tooManyObjects: 'Die Datei enthält zu viele Objekte.',
  notZip: 'Das ist weder eine ZIP- noch eine XML-Datei.',
  encrypted: 'Die ZIP-Datei ist verschlüsselt.',
  unsafeName: 'Die ZIP-Datei enthält unzulässige Namen.',
  noXml: 'In der ZIP-Datei liegt keine XML-Datei.',
  malformed: 'Die XML-Datei ist fehlerhaft.',
  doctype: 'Die XML-Datei enthält eine DOCTYPE-Angabe.',
  notOpenImmo: 'Das ist keine OpenImmo-Datei.',
  empty: 'Die Datei enthält kein Objekt.',
  wrongProvider: 'Der Anbieter gehört nicht zu dieser Verbindung.',
  older: 'Die Datei ist älter als die zuletzt übernommene.',
  brake: 'Zu viele Angebote würden offline gehen.',
} as const
