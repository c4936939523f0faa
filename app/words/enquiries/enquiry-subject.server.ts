import type { EnquiryAnswers } from '#app/domain/enquiries/answers.ts'
import type { Locale } from '#app/fields/locale.ts'
import { answerSubject } from './answers.server.ts'

interface Asked {
  answers: EnquiryAnswers | null
  propertyName: string | null
  furtherNames: readonly string[]
}

/** "Landhaus am Hirschpark · Loft in Ottensen"; null without a property. */
export function enquirySubject({ answers, propertyName, furtherNames }: Asked, locale: Locale): string | null {
  if (answers) return answerSubject(answers, locale)
  return propertyName && [propertyName, ...furtherNames].join(' · ')
}
