import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { valuationSubject } from './valuation-words.server.ts'

interface Asked {
  answers: Parameters<typeof valuationSubject>[0] | null
  propertyName: string | null
  furtherCount: number
}

/** "Landhaus am Hirschpark und 2 weitere"; null without a property. */
export function enquirySubject({ answers, propertyName, furtherCount }: Asked, locale: Locale): string | null {
  if (answers) return valuationSubject(answers, locale)
  if (!propertyName || furtherCount === 0) return propertyName
  return translator(locale)('dashboard:enquiries.andFurther', { name: propertyName, count: furtherCount })
}
