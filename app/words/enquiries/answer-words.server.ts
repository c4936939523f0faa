import type { SiteAgency } from '#app/data/agency/settings.server.ts'
import { type AnswerTimes, answerDays, promisedTime, timeParts } from '#app/domain/enquiries/answer-times.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

/** Null before the first answer. */
export function answerSentence({ minutes, count }: AnswerTimes, locale: Locale): string | null {
  if (minutes === null || count === 0) return null
  const t = translator(locale)
  const { unit, count: amount } = timeParts(minutes)
  const after = t(`dashboard:enquiries.answerTimes.${unit}`, { count: amount })
  return t('dashboard:enquiries.answerTimes.sentence', { after, days: answerDays, count })
}

/** Null unless the agency shows it and has enough answers. */
export function answerPromise({ answers, answerTimeShown }: SiteAgency, locale: Locale): string | null {
  const time = promisedTime(answers, answerTimeShown)
  if (!time) return null
  const t = translator(locale)
  return t('pages:contact.answering', { within: t(`pages:contact.within.${time.unit}`, { count: time.count }) })
}
