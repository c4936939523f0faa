import type { UserState } from '#app/domain/access/user.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './user-state-badge.module.css'

/** A word with a sign before it, so that colour is never alone. */
export function UserStateBadge({ state }: { state: UserState }) {
  const { t } = useTranslation('dashboard')
  return <span className={styles[state]}>{t(`users.states.${state}`)}</span>
}
