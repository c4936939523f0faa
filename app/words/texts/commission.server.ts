/** The usual German sentences about commission in English. */
import { englishRents } from './monthly-rents.server.ts'

/** Null for what it does not know. Takes lower case and single spaces. */
export function englishCommission(text: string): string | null {
  return englishFreedom(text) ?? englishRate(text)
}

/** "provisionsfrei", "für käufer provisionsfrei", "keine käuferprovision" */
function englishFreedom(text: string): string | null {
  const found = free.exec(text)
  if (!found) return null
  const payer = found.slice(1).find(Boolean)
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

/** "3,57" as "3.57%" */
function englishPercent(number: string): string {
  return `${number.replace(',', '.')}%`
}

const payers: Readonly<Record<string, string>> = { käufer: 'buyer', mieter: 'tenant' }
