/** Probable slips in a property, as sentences. */
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { type Doubt, doubtsAbout } from '#app/domain/properties/plausibility.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'

interface SaidDoubt extends Doubt {
  text: string
}

/** @param place of its address, where it is known */
export function doubtsIn(property: PropertyValues, place: Point | null, locale: Locale): SaidDoubt[] {
  const t = translator(locale)
  const point = locationOf(property)
  const distance = point && place ? distanceWords(distanceBetween(point, place), locale) : ''
  return doubtsAbout(property, new Date(), place).map((doubt) => ({
    ...doubt,
    text: t(`forms:plausibility.${doubt.name}`, { distance }),
  }))
}

/** The one about its point; null where nothing speaks against it. */
export function doubtAboutPoint(property: PropertyValues, place: Point | null, locale: Locale): SaidDoubt | null {
  return doubtsIn(property, place, locale).find(({ fields }) => fields.some((field) => field === 'latitude')) ?? null
}
