import type { UserState } from '#app/domain/access/user.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './user-state-badge.module.css'

/** The icon keeps colour from being the only sign. */
export function UserStateBadge({ state }: { state: UserState }) {
  const { t } = useTranslation('dashboard')
  return <span className={styles[state]}>{t(`users.states.${state}`)}</span>
}
