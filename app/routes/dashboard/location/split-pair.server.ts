import { readPair } from '#app/domain/places/read-pair.ts'
import { isSwapped, type LocationValues, locationFields } from '#app/domain/properties/location.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { Translator } from '#app/i18n/server.ts'

const names = keysOf(locationFields)

/** Whether there was a pair. Two different pairs count as none. */
export function splitPair(form: FormData): boolean {
  const pairs = names.flatMap((name) => readPair(textOf(form, name)) ?? [])
  const [pair, other = pair] = pairs
  if (!pair || other?.latitude !== pair.latitude || other.longitude !== pair.longitude) return false
  for (const name of names) form.set(name, pair[name])
  return true
}

/**
 * Swaps typed coordinates that only make sense the other way round, and nothing else: both numbers are still there, and
 * the caller says so.
 */
export function turnSwapped(form: FormData, locale: Locale): boolean {
  const [latitude = null, longitude = null] = names.map((name) => {
    const read = readNumber(textOf(form, name), locale, locationFields[name])
    return 'value' in read ? read.value : null
  })
  if (!isSwapped({ latitude, longitude })) return false
  const [typedLatitude, typedLongitude] = [textOf(form, 'latitude'), textOf(form, 'longitude')]
  form.set('latitude', typedLongitude)
  form.set('longitude', typedLatitude)
  return true
}

/** An error at the missing coordinate. */
export function incompleteCoordinates(
  { latitude, longitude }: LocationValues,
  t: Translator,
): Record<string, string[]> {
  if ((latitude === null) === (longitude === null)) return {}
  return { [latitude === null ? 'latitude' : 'longitude']: [t('forms:location.half')] }
}

/** Invalid coordinates get an error of their own. */
export function problemsOfDegrees(form: FormData, t: Translator): Record<string, string[]> {
  const isNone = (name: keyof typeof locationFields) => {
    const typed = textOf(form, name).trim()
    return typed !== '' && 'problem' in readNumber(typed, 'de', locationFields[name])
  }
  return Object.fromEntries(names.filter(isNone).map((name) => [name, [t('forms:location.degrees')]]))
}

function textOf(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.slice(0, 200) : ''
}
