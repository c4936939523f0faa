import { authoredLocale } from '#app/fields/locale.ts'
import type { Untranslated } from './in-language.ts'

/** The `lang` of a text by staff, where a page is in another language and the text is not; else undefined. */
export function langOf<Name extends string>(
  { untranslated }: Untranslated<Name>,
  name: NoInfer<Name>,
): typeof authoredLocale | undefined {
  return untranslated?.includes(name) ? authoredLocale : undefined
}
