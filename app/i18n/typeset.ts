/** Inserts no-break spaces, for example after "§" and before units; the texts have plain ones, to be searchable. */
export function typeset<Texts>(texts: Texts): Texts {
  // Returns the shape that it got, which the compiler cannot follow.
  return typesetAll(texts) as Texts
}

function typesetAll(texts: unknown): unknown {
  if (typeof texts === 'string') return withNoBreakSpaces(texts)
  if (Array.isArray(texts)) return texts.map(typesetAll)
  return Object.fromEntries(Object.entries(Object(texts)).map(([key, text]) => [key, typesetAll(text)]))
}

const nbsp = '\u00a0'

/** "§ 5", "§§ 312g", "Art. 6", "Abs. 1", "Buchst. f", "Nr. 3", "section 5". */
const beforeNumber = /(§|\b(?:Art|Abs|Buchst|Nr)\.|\b[Ss]ections?) (?=\d|\p{Ll}\b)/gu

/** "30 Tage", "100 %", "47 m²", "18 Uhr", "{{radius}} km", "1 Mio. Euro". */
const beforeUnit =
  /(\d\.?|\}\}) (?=%|€|m²|Mio\.|(?:[ck]?m|kWh?|kWp|Uhr|Minuten|Tage|Wochen|Monate|Jahre|minutes|days|weeks|months|years)\b)/gu

/** "10. Juli", "10 July". */
const beforeMonth =
  /(\b\d\d?\.?) (?=(?:Januar|Februar|März|April|Mai|Ju[nl]i|August|September|Oktober|November|Dezember)\b|(?:January|February|March|May|June|July|October|December)\b)/gu

/** "656c BGB", "25 TDDDG": the name of a law has at least two capitals. */
const beforeLaw = /(\d\p{Ll}?) (?=\p{Lu}\p{L}*\p{Lu})/gu

function withNoBreakSpaces(text: string): string {
  return text
    .replace(beforeNumber, `$1${nbsp}`)
    .replace(beforeUnit, `$1${nbsp}`)
    .replace(beforeMonth, `$1${nbsp}`)
    .replace(beforeLaw, `$1${nbsp}`)
    .replace(/\bz\. B\./g, `z.${nbsp}B.`)
}
