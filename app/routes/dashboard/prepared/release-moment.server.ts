import { addDays, berlinDay, berlinMoment } from '#app/domain/calendar.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readDate } from '#app/fields/read-date.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import type { ScheduleAnswer } from '#app/ui/dashboard/release/schedule-form.tsx'

const longestAhead = 366

export function typedMoment(form: FormData) {
  return { releaseDate: formText(form, 'releaseDate'), releaseTime: formText(form, 'releaseTime') }
}

/** In Berlin, at most a year ahead. */
export function readReleaseMoment(form: FormData, locale: Locale, now = new Date()): { moment: Date } | ScheduleAnswer {
  const t = translator(locale)
  const typed = typedMoment(form)
  const day = readDate(typed.releaseDate.slice(0, 40))
  const time = readTime(typed.releaseTime.slice(0, 40))
  const today = berlinDay(now)
  const refuse = (id: keyof typeof typed, message: string) => ({ typed, problems: [{ id, message }] })
  if (!day)
    return refuse('releaseDate', t('forms:problems.releaseDate', { example: formatDate(addDays(today, 7), locale) }))
  if (!time) return refuse('releaseTime', t('forms:problems.releaseTime'))
  if (day < today) return refuse('releaseDate', t('forms:problems.releasePast'))
  if (day > addDays(today, longestAhead)) return refuse('releaseDate', t('forms:problems.releaseFar'))
  const moment = berlinMoment(day, time)
  if (!moment) return refuse('releaseTime', t('forms:problems.releaseGap'))
  return moment > now ? { moment } : refuse('releaseTime', t('forms:problems.releasePast'))
}

function readTime(typed: string): string | null {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(typed) ?? []
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}
