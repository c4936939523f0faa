import { berlinDay } from '#app/domain/calendar.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

/** `now` is when the page was made, ISO. */
export function useAttentionWords(now: string) {
  const { t } = useTranslation('dashboard')
  const { near, date, dateInWords } = useMoments()
  return {
    t,
    date,
    dateInWords,
    near: (moment: Date | string) => near(moment, now),
    isPast: (moment: Date | string) => new Date(moment) < new Date(now),
    /** In Berlin, ISO. */
    today: berlinDay(new Date(now)),
  }
}

export type AttentionWords = ReturnType<typeof useAttentionWords>
