import type { Locale } from '#app/fields/locale.ts'
import { valuationSubject } from './valuation-words.server.ts'

interface Asked {
  answers: Parameters<typeof valuationSubject>[0] | null
  propertyName: string | null
  furtherNames: readonly string[]
}

/** "Landhaus am Hirschpark · Loft in Ottensen"; null without a property. */
export function enquirySubject({ answers, propertyName, furtherNames }: Asked, locale: Locale): string | null {
  if (answers) return valuationSubject(answers, locale)
  return propertyName && [propertyName, ...furtherNames].join(' · ')
}
