/** Money as people write it, after spaces are removed: "€825.000,-", "825TEUR", "1,2Mio.€VB", "ab1.450€kalt/Monat". */
import type { AmountOf } from '#app/fields/field.ts'

/** What a word beside an amount makes of it, where its field means something else. */
export type OtherAmount = 'warm' | 'cold' | 'monthly' | 'yearly' | 'weekly' | 'perArea'

export type Euros = { digits: string; times: number; isWorded: boolean } | { other: OtherAmount }

interface Words {
  /** At the start or the end of the text. */
  pattern: RegExp
  /** Missing for words that leave any amount what it is. */
  other?: OtherAmount
  /** The fields that mean just this. */
  fits?: readonly AmountOf[]
}

/** Also in a search for a highest price, where it would mean the opposite. */
export const atLeast = /^(?:ab|von|from|mind?\.?|mindestens|at ?least)(?=[ \d€ecrv(])/i

const words: readonly Words[] = [
  { pattern: /^(?:€|eur(?:os?)?)|(?:€|eur(?:os?)?)$/i },
  {
    pattern:
      /^\(?(?:vh?b|verhandlungsbasis|fp|festpreis)\)?:?|[,;]?\(?(?:vh?b|verhandlungsbasis|verhandelbar|negotiable|ono|fp|festpreis)\)?$/i,
  },
  { pattern: atLeast },
  { pattern: /^(?:nur|only|preis:?|price:?|ca\.?|circa|etwa|rund|approx\.?|about)(?=[\d€e])|^[~≈]/i },
  {
    pattern:
      /^(?:mtl\.?|monatlich|monthly):?(?=[\d€e])|[,;]?(?:\/(?:monat|mon\.?|month|mo\.?)|(?:pro|im|je|per|a)(?:monat|month)|mtl\.?|monatl(?:ich|\.)?|monthly|p\.?c?\.?m\.?)$/i,
    other: 'monthly',
    fits: ['monthly', 'coldRent'],
  },
  {
    pattern:
      /^(?:netto)?kalt(?:miete)?:?|[,;(]?(?:(?:netto)?kalt(?:miete)?|nkm|(?:zzgl\.?|zuzügl(?:ich|\.)?|plus|\+|exkl\.?|excl\.?|excluding|ohne)(?:nk|nebenkosten|betriebskosten|bills|charges|utilities))\)?$/i,
    other: 'cold',
    fits: ['coldRent'],
  },
  {
    pattern:
      /^(?:brutto)?warm(?:miete)?:?|[,;(]?(?:(?:brutto)?warm(?:miete)?|(?:inkl\.?|inklusive|incl\.?|including|mit)(?:nk|nebenkosten|betriebskosten|heizung|heizkosten|bills|charges|utilities))\)?$/i,
    other: 'warm',
  },
  {
    pattern:
      /[,;]?(?:\/(?:jahr|j\.?|year|yr|a)|(?:pro|im|je|per|a)(?:jahr|year|annum)|jährl(?:ich|\.)?|yearly|annually|p\.?a\.?)$/i,
    other: 'yearly',
    fits: ['yearly'],
  },
  {
    pattern: /[,;]?(?:\/(?:woche|week|wk)|(?:pro|je|per|a)(?:woche|week)|wöchentlich|weekly|p\.?w\.?)$/i,
    other: 'weekly',
  },
  { pattern: /(?:\/|pro|je|per)(?:m²|m2|qm|sqm|quadratmeter)$/i, other: 'perArea' },
]

const noCents = /[.,][-\u2013\u2014]{1,2}$/
/** "1Mio.250Tsd." and "1Mio250.000" */
const inTwo = /^(\d{1,3})(?:mio\.?|millionen|million),?(?:und)?(\d{1,3})(?:tsd\.?|tausend|[.,]000)$/i
const thousands = /(?:tsd\.?|tausend|thousand|t|k)$/i
const millions = /(?:mio\.?|millionen|million|mn|m)$/i

/** Null when there is more than an amount in euros. */
export function inEuros(bare: string, amount: AmountOf | undefined): Euros | null {
  const found = withoutWords(bare)
  const { plain } = found
  const two = inTwo.exec(plain)
  const times = two || thousands.test(plain) ? 1_000 : millions.test(plain) ? 1_000_000 : 1
  const digits = two
    ? String(Number(two[1]) * 1_000 + Number(two[2]))
    : plain.replace(noCents, '').replace(thousands, '').replace(millions, '')
  if (!/^[-+]?[\d.,'’´`]*\d$/.test(digits)) return null
  const other = found.words.find(({ other, fits }) => other && !(amount && fits?.includes(amount)))?.other
  return other ? { other } : { digits, times, isWorded: digits !== bare }
}

const mostWords = 6

/** One after another, from both ends: "ab 1.450 € kalt pro Monat". */
function withoutWords(bare: string): { plain: string; words: Words[] } {
  const taken: Words[] = []
  let plain = bare
  for (let count = 0; count < mostWords; count += 1) {
    const next = words.find(({ pattern }) => pattern.test(plain))
    if (!next) break
    plain = plain.replace(next.pattern, '')
    taken.push(next)
  }
  return { plain, words: taken }
}
