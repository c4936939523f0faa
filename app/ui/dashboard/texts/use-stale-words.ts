import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

/** Notes for English fields older than their German ones, by field. */
export function useStaleWords(stale: Readonly<Record<string, Date | string>>): Record<string, string> {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return Object.fromEntries(Object.entries(stale).map(([field, at]) => [field, t('stale', { date: date(at) })]))
}
