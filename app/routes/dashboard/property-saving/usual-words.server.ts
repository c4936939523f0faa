/** Replaces words and pasted pairs with numbers, and reports the interpretation. */

import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { surePlaceOf } from '#app/domain/places/place-of.ts'
import { locationFields } from '#app/domain/properties/location.ts'
import { type PropertyFieldName, propertyFields, propertyFieldsIn } from '#app/domain/properties/property.ts'
import { readUsualWords } from '#app/domain/properties/usual-words.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isNumeric, readNumber } from '#app/fields/numbers/read-number.ts'
import { entriesOf, keysOf } from '#app/fields/typed-objects.ts'
import { formLocale } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { problemsOfDegrees, splitPair, turnToPlace } from '#app/routes/dashboard/location/split-pair.server.ts'
import { propertyWriter } from '#app/words/saved-values.server.ts'

interface Worded {
  worded: FormData
  /** "Kaution: 3.600 €"; null without words. */
  asRead: string | null
  /** Errors by field, for words that depend on another field. */
  needing: Record<string, string[]>
  /** Fields whose own error would repeat the one of another field. */
  waiting: readonly string[]
}

export function parseWordedNumbers(form: FormData, locale: Locale): Worded {
  const shown = formLocale(form, locale)
  const text = (name: PropertyFieldName) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  const texts = { floor: text('floor'), floors: text('floors'), deposit: text('deposit'), baseRent: text('baseRent') }
  const { numbers, needing, waiting, hasHalfRoom } = readUsualWords({ ...texts, rooms: text('rooms') }, shown)
  const t = translator(locale)
  const write = propertyWriter(locale, [])
  const worded = new FormData()
  for (const [name, value] of form) worded.append(name, value)
  const readings = keysOf(numbers).map((name) => {
    const number = numbers[name] ?? 0
    worded.set(name, formatForControl(propertyFields[name], number, shown))
    return `${t(`property:fields.${name}`)} ${write(name, number)}`
  })
  if (hasHalfRoom) {
    worded.set('halfRoom', 'on')
    readings.push(`${t('property:fields.halfRoom')} ${t('property:yes')}`)
  }
  readings.push(
    ...interpretedNumbers(
      worded,
      keysOf(numbers),
      shown,
      (name, number) => `${t(`property:fields.${name}`)} ${write(name, number)}`,
    ),
  )
  const isPair = splitPair(worded)
  const place = surePlaceOf(gazetteer(), {
    postalCode: text('postalCode'),
    city: text('city'),
    district: text('district'),
  })
  const given =
    turnToPlace(worded, shown, place) || isPair
      ? keysOf(locationFields).map((name) => `${t(`property:fields.${name}`)} ${worded.get(name)}`)
      : []
  const sentences = keysOf(needing).map((name) => [name, [t(`forms:problems.${needing[name] ?? 'floors'}`)]])
  return {
    worded,
    asRead: [...given, ...readings].join(', ') || null,
    needing: { ...Object.fromEntries(sentences), ...problemsOfDegrees(worded, t) },
    waiting,
  }
}

/** "825 Tsd", "450,000" in a German form: what is more than plain digits is said back. */
function interpretedNumbers(
  form: FormData,
  said: readonly PropertyFieldName[],
  shown: Locale,
  write: (name: PropertyFieldName, number: number) => string,
): string[] {
  return entriesOf(propertyFieldsIn(form.get('marketType'))).flatMap(([name, field]) => {
    const typed = form.get(name)
    if (said.includes(name) || !isNumeric(field) || typeof typed !== 'string' || typed.length > longest) return []
    const read = readNumber(typed, shown, field)
    return 'value' in read && read.isInterpreted ? [write(name, read.value)] : []
  })
}

const longest = 60
