import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import { type FarOff, farOffIn } from '#app/domain/properties/doubts/far-off.ts'
import { isFar, locationOf } from '#app/domain/properties/location.ts'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { formatFigure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { asPosted, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'

interface Context {
  /** Subscribers will read the price. */
  isAlerted?: boolean
  /** Of the address; null if unknown. */
  place?: Point | null
}

interface Question {
  field: PropertyFieldName
  /** What the tick confirms. */
  value: string
  text: string
  sentence: string
}

/**
 * The form again, with a question at each number that is probably a slip; null once all are confirmed.
 * @param before what the form changes, null for a new property
 */
export function askAboutNumbers(
  form: FormData,
  values: Partial<PropertyValues>,
  before: Partial<PropertyValues> | null,
  locale: Locale,
  { isAlerted = false, place = null }: Context = {},
): RejectedForm | null {
  const far = farOffIn(values, before).filter(({ reason }) => isAlerted || reason !== 'halved')
  const questions = [
    ...far.map((one) => questionAbout(one, locale)),
    ...questionsAboutPoint(values, before, place, locale),
  ]
  const open = questions.filter(({ field, value }) => form.get(`meant.${field}`) !== value)
  if (open.length === 0) return null
  return {
    ...asPosted(form),
    error: Object.fromEntries(open.map(({ field, sentence }) => [field, [sentence]])),
    doubted: open.map(({ field, value, text }) => ({ field, value, text })),
  }
}

function questionAbout({ field, value, last, reason }: FarOff, locale: Locale): Question {
  const write = (number: number) => formatFigure(propertyFields[field], number, locale)
  const values = { value: write(value), last: last === null ? '' : write(last) }
  const sentence = translator(locale)(`forms:farOff.${reason}`, values)
  return { field, value: String(value), text: write(value), sentence }
}

function questionsAboutPoint(
  { latitude = null, longitude = null }: Partial<PropertyValues>,
  before: Partial<PropertyValues> | null,
  place: Point | null,
  locale: Locale,
): Question[] {
  const point = locationOf({ latitude, longitude })
  const isSame = before?.latitude === latitude && before.longitude === longitude
  if (!point || !place || isSame || !isFar(point, place)) return []
  const distance = distanceWords(distanceBetween(point, place), locale)
  const written = (['latitude', 'longitude'] as const).map((name) =>
    formatFigure(propertyFields[name], point[name], locale),
  )
  const sentence = translator(locale)('forms:farOff.elsewhere', { distance })
  return [{ field: 'latitude', value: `${latitude} ${longitude}`, text: written.join('; '), sentence }]
}
