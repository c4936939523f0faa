import { berlinToday } from '#app/domain/calendar.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import { isSmall, leastSide } from '#app/domain/picture-widths.ts'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import { type Doubt, doubtsAbout } from '#app/domain/properties/doubts/plausibility.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import { fieldsInOtherLanguage, type ProseDoubt, proseDoubts } from '#app/domain/prose/prose-doubts.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'
import { quote } from './quote.server.ts'

interface SaidDoubt {
  name: Doubt['name'] | 'sharedCircle' | 'smallPictures' | 'otherLanguage' | 'prose'
  fields: readonly PropertyFieldName[]
  text: string
  /** Words that may be unlawful, in their sentence. */
  prose?: Pick<ProseDoubt, 'key' | 'before' | 'words' | 'after'>
}

/**
 * @param place of its address, null if unknown @param sharers names of other properties with hidden addresses in its
 * circle
 */
export function doubtsIn(
  property: PropertyValues,
  place: Point | null,
  locale: Locale,
  sharers: readonly string[] = [],
): SaidDoubt[] {
  const t = translator(locale)
  const point = locationOf(property)
  const distance = point && place ? distanceWords(distanceBetween(point, place), locale) : ''
  const doubts = doubtsAbout(property, new Date(), place).map((doubt) => ({
    ...doubt,
    text: t(`forms:plausibility.${doubt.name}`, { distance }),
  }))
  const aboutCircle = circleDoubt(sharers, locale)
  return [
    ...doubts,
    ...(aboutCircle ? [aboutCircle] : []),
    ...languageDoubtsIn(property, locale),
    ...proseDoubtsIn(property, locale),
  ]
}

function languageDoubtsIn(property: PropertyValues, locale: Locale): SaidDoubt[] {
  const t = translator(locale)
  return fieldsInOtherLanguage(property).map(({ field, is }) => ({
    name: 'otherLanguage',
    fields: [field],
    text: t(`forms:plausibility.writtenIn.${is}`),
  }))
}

function proseDoubtsIn(property: PropertyValues, locale: Locale): SaidDoubt[] {
  const t = translator(locale)
  return proseDoubts(property, berlinToday()).map(({ advice, field, ...prose }) => ({
    name: 'prose',
    fields: [field],
    text: t(`forms:prose.${advice}`),
    prose,
  }))
}

/** Warns before an address is shown; null when it does not reveal a hidden one. */
export function circleDoubt(sharers: readonly string[], locale: Locale): SaidDoubt | null {
  if (sharers.length === 0) return null
  const names = sharers.map((name) => quote(name, locale)).join(', ')
  return {
    name: 'sharedCircle',
    fields: ['addressVisible'],
    text: translator(locale)('forms:plausibility.sharedCircle', { names }),
  }
}

/** Pictures that look blurred on the website; no field is about them. */
export function picturesDoubt(pictures: readonly BarePicture[], locale: Locale): SaidDoubt[] {
  const count = pictures.filter(isSmall).length
  if (count === 0) return []
  const text = translator(locale)('forms:plausibility.smallPictures', { count, least: leastSide })
  return [{ name: 'smallPictures', fields: [], text }]
}

/** Null when the point is plausible. */
export function doubtAboutPoint(property: PropertyValues, place: Point | null, locale: Locale): SaidDoubt | null {
  return doubtsIn(property, place, locale).find(({ fields }) => fields.some((field) => field === 'latitude')) ?? null
}
