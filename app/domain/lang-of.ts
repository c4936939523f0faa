import { authoredLocale } from '#app/fields/locale.ts'
import type { Untranslated } from './in-language.ts'

export function langOf<Name extends string>(
  { untranslated }: Untranslated<Name>,
  name: NoInfer<Name>,
): typeof authoredLocale | undefined {
  return untranslated?.includes(name) ? authoredLocale : undefined
}
