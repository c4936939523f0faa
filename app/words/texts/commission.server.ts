/** The usual German sentences about commission in English. */
import { englishRents, monthlyRents } from './monthly-rents.server.ts'

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

const fee = '(?:makler)?(?:provision|courtage)'
const freedom = '(?:provisions|courtage)frei'
const forPayer = 'für (?:den |die )?(käufer|mieter)'

const free = new RegExp(
  `^(?:${forPayer} ${freedom}|${freedom}(?: ${forPayer})?|keine(?: ${fee}(?: ${forPayer})?| (käufer|mieter)${fee})?)$`,
)

/** "3,57 % inkl. mwst. für käufer, der verkäufer zahlt ebenso viel", "2,38 kaltmieten zzgl. gesetzlicher mwst." */
function englishRate(text: string): string | null {
  const { owner, percent, rents, base, isPlus, tax, vat, payer = owner, both } = rate.exec(text)?.groups ?? {}
  const amount = percent === undefined ? rents && englishRents(rents) : englishPercent(percent)
  if (!amount) return null
  const taxed = vat && `${isPlus ? 'plus' : 'incl.'} ${tax ? `${tax}% ` : ''}VAT`
  const whole = [amount, base && 'of the purchase price', taxed].filter(Boolean).join(' ')
  return `${whole}${payer ? `, paid by the ${payers[payer]}` : ''}${both ? '; the seller pays the same' : ''}`
}

const rate = new RegExp(
  [
    `^(?:(?<owner>käufer|mieter)?${fee}:? )?`,
    String.raw`(?:(?<percent>\d{1,2}(?:,\d{1,2})?) ?%|(?<rents>${monthlyRents}))`,
    '(?<base> (?:des (?:ver)?kaufpreises|vom (?:ver)?kaufpreis))?',
    String.raw`(?<vat>,? \(?(?:inkl\.|inklusive|einschließlich|einschl\.|(?<isPlus>zzgl\.|zuzüglich))`,
    String.raw`(?: der)?(?: (?:ges\.|gesetzl\.|gesetzlicher|gesetzlichen))?(?: (?<tax>\d{2}) ?%)?`,
    String.raw` (?:mwst|ust|umsatzsteuer|mehrwertsteuer)\.?\)?)?`,
    '(?: für (?:den |die )?(?<payer>käufer|mieter))?',
    '(?<both>, der verkäufer zahlt ebenso viel)?$',
  ].join(''),
)

/** "3,57" as "3.57%" */
function englishPercent(number: string): string {
  return `${number.replace(',', '.')}%`
}

const payers: Readonly<Record<string, string>> = { käufer: 'buyer', mieter: 'tenant' }
