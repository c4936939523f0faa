import { daysFromNow } from '#app/domain/calendar.ts'
import { formatTime, languageTags } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'

type Moment = Date | string | number

/** Keys: days from today. */
const nearDays = new Map<number, 'yesterday' | 'today' | 'tomorrow'>([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** In Berlin time wherever they are rendered: the server runs in another time zone. */
export function useMoments() {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const write = (moment: Moment, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'Europe/Berlin', ...parts }).format(new Date(moment))
  const date = (moment: Moment) => write(moment, locale === 'de' ? figures : inWords)
  const time = (moment: Moment) => formatTime(new Date(moment), locale)
  const near = (moment: Moment, now: Moment) => {
    const day = nearDays.get(daysFromNow(new Date(moment), new Date(now)))
    return day ? t(`nearMoment.${day}`, { time: time(moment) }) : date(moment)
  }
  return {
    /** "Donnerstag, 20. November 2025" */
    day: (moment: Moment) => write(moment, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** "20.11.2025", in English "20 November 2025" */
    date,
    /** "20.11.2025", in English "20 Nov 2025"; of today and yesterday like near(). */
    brief: (moment: Moment, now: Moment) => {
      const days = daysFromNow(new Date(moment), new Date(now))
      if (days === 0 || days === -1) return near(moment, now)
      return locale === 'de' ? date(moment) : write(moment, { ...inWords, month: 'short' })
    },
    /** "9.42", in English "09:42" */
    time,
    /** "20. November 2025" */
    dateInWords: (moment: Moment) => write(moment, inWords),
    /** "20.11.2025, 9.42 Uhr" */
    moment: (moment: Moment) => t('moment', { date: date(moment), time: time(moment) }),
    /** "heute, 8.51 Uhr", "gestern, 19.05 Uhr", "morgen, 7.15 Uhr", otherwise a date. `now` comes from the loader. */
    near,
  }
}
