/** Small OpenImmo files for tests. */

export interface TestObject {
  obid?: string
  extern?: string
  intern?: string
  title?: string
  pictures?: readonly string[]
  /** XML inside of `immobilie`. */
  more?: string
}

export function openImmo(
  objects: readonly TestObject[],
  {
    umfang = 'TEIL',
    modus = 'NEW',
    provider = '<firma>Muster</firma><openimmo_anid>ANID1</openimmo_anid>',
    head = '<?xml version="1.0" encoding="UTF-8"?>',
    software = 'Testsoftware',
  } = {},
): string {
  const uebertragung = `<uebertragung art="ONLINE" umfang="${umfang}" modus="${modus}" version="1.2.7" sendersoftware="${software}" senderversion="9" timestamp="2026-11-20T08:00:00"/>`
  return `${head}<openimmo>${uebertragung}<anbieter>${provider}${objects.map(anObject).join('')}</anbieter></openimmo>`
}

function anObject({ obid, intern, extern, title = 'Haus', pictures, more = '' }: TestObject): string {
  const numbers = [
    intern && `<objektnr_intern>${intern}</objektnr_intern>`,
    extern && `<objektnr_extern>${extern}</objektnr_extern>`,
    obid && `<openimmo_obid>${obid}</openimmo_obid>`,
  ]
  const attachments = pictures && `<anhaenge>${pictures.map(anAttachment).join('')}</anhaenge>`
  const category =
    '<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><geo><plz>93047</plz><ort>Regensburg</ort></geo>'
  return `<immobilie>${category}<freitexte><objekttitel>${title}</objekttitel></freitexte>${attachments ?? ''}<verwaltung_techn>${numbers.filter(Boolean).join('')}</verwaltung_techn>${more}</immobilie>`
}

/** A path, an address, or base64 behind "inline:". */
function anAttachment(source: string): string {
  const inline = source.startsWith('inline:')
  const data = inline ? `<anhanginhalt>${source.slice(7)}</anhanginhalt>` : `<pfad>${source}</pfad>`
  return `<anhang location="${inline ? 'INTERN' : 'EXTERN'}" gruppe="BILD"><anhangtitel/><format>image/jpeg</format><daten>${data}</daten></anhang>`
}
