import type { Point } from '#app/domain/places/point.ts'
import { readPair } from '#app/domain/places/read-pair.ts'
import { isSwapped, type LocationValues, locationFields, turnedTo } from '#app/domain/properties/location.ts'
import { formatForControl } from '#app/fields/format-for-control.ts'
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
 * Turns typed coordinates that only make sense the other way round, or that lie at the place of their address with other
 * signs, and nothing else: the numbers are still there, and the caller says so.
 */
export function turnToPlace(form: FormData, locale: Locale, place: Point | null): 'swapped' | 'signed' | null {
  const [latitude = null, longitude = null] = names.map((name) => {
    const read = readNumber(textOf(form, name), locale, locationFields[name])
    return 'value' in read ? read.value : null
  })
  const turned = turnedTo({ latitude, longitude }, place)
  if (!isSwapped({ latitude, longitude })) {
    if (!turned) return null
    for (const name of names) form.set(name, formatForControl(locationFields[name], turned[name], locale))
    return 'signed'
  }
  const [typedLatitude, typedLongitude] = [textOf(form, 'latitude'), textOf(form, 'longitude')]
  form.set('latitude', typedLongitude)
  form.set('longitude', typedLatitude)
  return 'swapped'
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
