import { languageTags } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/use-locale.ts'

type Moment = Date | string | number

/** Writes moments by the clock in Berlin, wherever they are rendered: the server runs in another time zone. */
export function useMoments() {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const write = (moment: Moment, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { timeZone: 'Europe/Berlin', ...parts }).format(new Date(moment))
  return {
    /** "Donnerstag, 20. November 2025" */
    day: (moment: Moment) => write(moment, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** "20.11.2025, 9.42 Uhr" */
    moment: (moment: Moment) => {
      const time = write(moment, { hour: 'numeric', minute: '2-digit' })
      const date = write(moment, { day: '2-digit', month: '2-digit', year: 'numeric' })
      return t('moment', { date, time: locale === 'de' ? time.replace(':', '.').replace(/^0(?=\d)/, '') : time })
    },
  }
}
