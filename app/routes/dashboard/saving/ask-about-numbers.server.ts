import { type FarOff, farOffIn } from '#app/domain/properties/doubts/far-off.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { formatFigure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { asPosted, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'

/**
 * The form again, with a question at each number that is probably a slip; null once all are confirmed.
 * @param before what the form changes, null for a new property @param isAlerted subscribers will read the price
 */
export function askAboutNumbers(
  form: FormData,
  values: Partial<PropertyValues>,
  before: Partial<PropertyValues> | null,
  locale: Locale,
  isAlerted = false,
): RejectedForm | null {
  const isOpen = ({ field, value, reason }: FarOff) =>
    form.get(`meant.${field}`) !== String(value) && (isAlerted || reason !== 'halved')
  const open = farOffIn(values, before).filter(isOpen)
  if (open.length === 0) return null
  const t = translator(locale)
  const write = (field: FarOff['field'], value: number) => formatFigure(propertyFields[field], value, locale)
  const sentences = open.map(({ field, value, last, reason }): [string, string[]] => {
    const values = { value: write(field, value), last: last === null ? '' : write(field, last) }
    return [field, [t(`forms:farOff.${reason}`, values)]]
  })
  return {
    ...asPosted(form),
    error: Object.fromEntries(sentences),
    doubted: open.map(({ field, value }) => ({ field, value: String(value), text: write(field, value) })),
  }
}
