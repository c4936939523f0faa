/** Deposits, which some software states in words: "3 Monatsmieten". */
import { propertyFields } from '#app/domain/properties/property.ts'
import { typedDeposit } from '#app/domain/properties/usual-words.ts'
import {
  amount,
  type FieldMappings,
  longestText,
  rangeOf,
  shortText,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { oneLine } from '#app/exchange/plain-text.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readFigure } from '#app/exchange/reading/values.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import { isEuro } from './currency.ts'

const path = 'preise/kaution'

export const deposit = {
  deposit: {
    ...amount(path),
    read: (from, field) => {
      const worded = wordsIn(from)
      if (worded === null)
        return isEuro(from) ? from.number(from.scope('preise'), 'kaution', rangeOf(field, 'notGiven')) : null
      from.one(from.scope('preise'), 'kaution')
      const { amount, text } = worded
      const found = quoted(text)
      if (amount !== null) from.report({ code: 'depositInRents', element: 'deposit', value: amount, became: found })
      else if (from.all(from.scope('preise'), 'kaution_text').length > 0) from.hint(path, text)
      else from.report({ code: 'depositAsText', element: path, found })
      return amount
    },
  },
  depositText: {
    ...shortText('preise/kaution_text'),
    read: (from, field) => {
      const stated = from.text(from.scope('preise'), 'kaution_text', longestText(field), 'one')
      const worded = wordsIn(from)
      return stated ?? (worded?.amount === null ? from.shortened(path, worded.text, longestText(field), 'one') : null)
    },
  },
} as const satisfies FieldMappings

/** A deposit in words, with its amount by the base rent if the form would read one. Null for plain numbers and no words. */
function wordsIn(from: ObjectReader): { text: string; amount: number | null } | null {
  const [element] = from.all(from.scope('preise'), 'kaution')
  const text = oneLine(element?.text.slice(0, 500) ?? '')
  const figure = readFigure(text, propertyFields.deposit)
  const isNumber = figure === null || !('problem' in figure) || figure.problem !== 'notANumber'
  if (isNumber || !/\p{L}{2}/u.test(text)) return null
  const { baseRent = null } = from.values
  const isCertain = from.readings.baseRent === undefined
  const rent = isCertain ? formatForControl(propertyFields.baseRent, baseRent, 'de') : ''
  const read = typedDeposit({ deposit: text, baseRent: rent }, 'de')
  return { text, amount: read?.isWorded ? read.amount : null }
}
