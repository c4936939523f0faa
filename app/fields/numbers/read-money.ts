/** Money as people write it, after spaces are removed: "€825.000,-", "825TEUR", "1,2Mio.€VB". */

interface Euros {
  digits: string
  times: number
  isWorded: boolean
}

const negotiable =
  /^\(?(?:vh?b|verhandlungsbasis|fp|festpreis)\)?:?|[,;]?\(?(?:vh?b|verhandlungsbasis|fp|festpreis)\)?$/gi
const euro = /^(?:€|euro?)|(?:€|euro?)$/gi
const noCents = /[.,][-\u2013\u2014]{1,2}$/
const thousands = /(?:tsd\.?|tausend|thousand|k)$/i
const thousandEuros = /t(?:€|euro?)$/i
const millions = /(?:mio\.?|millionen|million|mn|m)$/i

/** Null when there is more than an amount in euros. */
export function inEuros(bare: string): Euros | null {
  const amount = bare.replace(negotiable, '')
  const plain = thousandEuros.test(amount) ? amount.replace(thousandEuros, 'k') : amount.replace(euro, '')
  const times = thousands.test(plain) ? 1_000 : millions.test(plain) ? 1_000_000 : 1
  const digits = plain.replace(noCents, '').replace(thousands, '').replace(millions, '')
  return /^[-+]?[\d.,'’´`]*\d$/.test(digits) ? { digits, times, isWorded: digits !== bare } : null
}
