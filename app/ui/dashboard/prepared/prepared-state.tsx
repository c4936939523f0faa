import type { PreparedState as State } from '#app/domain/saving/prepared.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './prepared-state.module.css'

export function PreparedState({ state }: { state: State }) {
  const { t } = useTranslation('dashboard')
  return <span className={styles[state]}>{t(`prepared.states.${state}`)}</span>
}
