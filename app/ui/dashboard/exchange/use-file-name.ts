import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

/** Software that sends by itself may send a file without a name: it goes by its time. */
export function useFileName() {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return ({ fileName, receivedAt }: { fileName: string; receivedAt: Date | string }) =>
    fileName || t('exchange.unnamedFile', { moment: moment(receivedAt) })
}
