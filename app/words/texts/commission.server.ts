import { englishRents } from './monthly-rents.server.ts'

export interface Commission {
  /** Of the price, with VAT; 0 when there is none to pay. */
  percent: number
  /** Whether the text mentions VAT. */
  isTaxed: boolean
  payer: 'buyer' | 'tenant' | null
}

/** In percent, when the text omits it. */
const usualVat = 19

/** Null for unknown phrases and without a percentage. Expects lower case and single spaces. */
export function readCommission(text: string): Commission | null {
  const freed = free.exec(text)
  if (freed) return { percent: 0, isTaxed: false, payer: payers[payerIn(freed) ?? ''] ?? null }
  const { owner, percent, isPlus, tax = usualVat, vat, payer = owner } = rate.exec(text)?.groups ?? {}
  if (percent === undefined) return null
  const stated = Number(percent.replace(',', '.'))
  const whole = isPlus ? Math.round(stated * (100 + Number(tax)) * 100) / 10_000 : stated
  return { percent: whole, isTaxed: vat !== undefined, payer: payers[payer ?? ''] ?? null }
}

function payerIn([, ...groups]: RegExpExecArray): string | undefined {
  return groups.find(Boolean)
}

/** Null for unknown phrases. Expects lower case and single spaces. */
export function englishCommission(text: string): string | null {
  return englishFreedom(text) ?? englishRate(text)
}

/** "provisionsfrei", "für käufer provisionsfrei", "keine käuferprovision" */
function englishFreedom(text: string): string | null {
  const found = free.exec(text)
  if (!found) return null
  const payer = payerIn(found)
  return payer ? `No commission for the ${payers[payer]}` : 'No commission'
}

const free =
  /^(?:für (?:den |die )?(käufer|mieter) (?:provisions|courtage)frei|(?:provisions|courtage)frei(?: für (?:den |die )?(käufer|mieter))?|keine(?: (?:makler)?(?:provision|courtage)(?: für (?:den |die )?(käufer|mieter))?| (käufer|mieter)(?:makler)?(?:provision|courtage))?)$/

/** "3,57 % inkl. mwst. für käufer, der verkäufer zahlt ebenso viel", "2,38 kaltmieten zzgl. gesetzlicher mwst." */
function englishRate(text: string): string | null {
  const { owner, percent, rents, base, isPlus, tax, vat, payer = owner, both } = rate.exec(text)?.groups ?? {}
  const amount = percent === undefined ? rents && englishRents(rents) : englishPercent(percent)
  if (!amount) return null
  const taxed = vat && `${isPlus ? 'plus' : 'incl.'} ${tax ? `${tax}% ` : ''}VAT`
  const whole = [amount, base && 'of the purchase price', taxed].filter(Boolean).join(' ')
  return `${whole}${payer ? `, paid by the ${payers[payer]}` : ''}${both ? '; the seller pays the same' : ''}`
}

const rate =
  /^(?:(?<owner>käufer|mieter)?(?:makler)?(?:provision|courtage):? )?(?:(?<percent>\d{1,2}(?:,\d{1,2})?) ?%|(?<rents>(?:\d{1,2}(?:,\d{1,2})?|eine?|zwei|drei) ?(?:[nm]?km|mm|(?:monats|netto)*(?:kalt|warm)?mieten?)(?: ?\(?(?:netto ?)?kalt\)?)?))(?<base> (?:des (?:ver)?kaufpreises|vom (?:ver)?kaufpreis))?(?<vat>,? \(?(?:inkl\.|inklusive|einschließlich|einschl\.|(?<isPlus>zzgl\.|zuzüglich))(?: der)?(?: (?:ges\.|gesetzl\.|gesetzlicher|gesetzlichen))?(?: (?<tax>\d{2}) ?%)? (?:mwst|ust|umsatzsteuer|mehrwertsteuer)\.?\)?)?(?: für (?:den |die )?(?<payer>käufer|mieter))?(?<both>, der verkäufer zahlt ebenso viel)?$/

function englishPercent(number: string): string {
  return `${number.replace(',', '.')}%`
}

const payers: Readonly<Record<string, 'buyer' | 'tenant'>> = { käufer: 'buyer', mieter: 'tenant' }
