/** What a form of its own asked, in words: for staff, for the sender, and for mails. */
import { type EnquiryAnswers, formOf, isWithdrawal } from '#app/domain/enquiries/answers.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { valuationFacts, valuationSubject } from './valuation-words.server.ts'
import { withdrawalFacts } from './withdrawal-words.server.ts'

export function answerFacts(answers: EnquiryAnswers, locale: Locale): Fact[] {
  return isWithdrawal(answers) ? withdrawalFacts(answers, locale) : valuationFacts(answers, locale)
}

/** "Bewertung: Haus in Hamburg", "Widerruf: Maklervertrag" */
export function answerSubject(answers: EnquiryAnswers, locale: Locale): string {
  if (!isWithdrawal(answers)) return valuationSubject(answers, locale)
  return translator(locale)('pages:withdrawal.subject', { contract: answers.contract })
}

/** In German, for the office. */
export function answersForMail(answers: EnquiryAnswers) {
  const [subject, facts] = [answerSubject(answers, authoredLocale), answerFacts(answers, authoredLocale)]
  return { kind: formOf(answers), subject, facts } as const
}
