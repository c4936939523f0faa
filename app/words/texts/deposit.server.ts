import { propertyFields } from '#app/domain/properties/property.ts'
import { formatMoney } from '#app/fields/format.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { englishRents } from './monthly-rents.server.ts'

export function englishDeposit(text: string): string | null {
  const phrase = phrases.get(text)
  if (phrase) return phrase
  const { rents, sum } = deposit.exec(text)?.groups ?? {}
  const amount = sum === undefined ? null : englishAmount(sum)
  if (sum !== undefined && amount === null) return null
  return [rents && englishRents(rents), amount && (rents ? `(${amount})` : amount)].filter(Boolean).join(' ') || null
}

const phrases = new Map([
  ['keine', 'No deposit'],
  ['keine kaution', 'No deposit'],
  ['kautionsfrei', 'No deposit'],
  ['bankbürgschaft', 'Bank guarantee'],
  ['bürgschaft einer bank', 'Bank guarantee'],
  ['nach vereinbarung', 'By arrangement'],
  ['nach absprache', 'By arrangement'],
  ['auf anfrage', 'On request'],
])

/** "3 nettokaltmieten", "3.600 €", "3 nettokaltmieten (3.600 €)", "3 monatsmieten = 3.600 euro" */
const deposit =
  /^(?<rents>(?:\d{1,2}(?:,\d{1,2})?|eine?|zwei|drei) ?(?:[nm]?km|mm|(?:monats|netto)*(?:kalt|warm)?mieten?)(?: ?\(?(?:netto ?)?kalt\)?)?)?(?:(?:^| ?[=(] ?)(?<sum>[\d.,]{0,11}\d)(?:,?[-–])? ?(?:€|eur|euro)\)?)?$/

function englishAmount(text: string): string | null {
  const read = readNumber(text, 'de', propertyFields.deposit)
  return 'value' in read ? formatMoney(read.value, 'en') : null
}
