/** What a property still says in German only. */
import { hasField } from '#app/domain/properties/own-fields.ts'
import {
  type AuthoredFieldName,
  type PropertyFieldName,
  type PropertyValues,
  propertyTranslations,
} from '#app/domain/properties/property.ts'

/** Texts that no page can say in another language by itself: of the others the usual phrases are known. */
export const ownTexts = [
  'name',
  'description',
  'fittings',
  'locationDescription',
  'otherNotes',
] as const satisfies AuthoredFieldName[]

/** The translations that nobody has written yet, but for what a page says in that language by itself. */
export function missingTexts(
  values: PropertyValues,
  isKnown: (field: string, text: string) => boolean,
): PropertyFieldName[] {
  return propertyTranslations.flatMap(({ name, translates }) => {
    const text = values[translates]
    const isMissing = text && !values[name] && hasField(translates, values) && !isKnown(translates, String(text))
    return isMissing ? [name] : []
  })
}

/** Whether somebody has begun to translate it. */
export function isTranslated(values: Readonly<Partial<Record<PropertyFieldName, unknown>>>): boolean {
  return propertyTranslations.some(({ name }) => values[name])
}
