import { isBlocker } from '#app/domain/saving/prepared-state.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './prepared-state.module.css'
import type { PreparedSays } from './prepared-view.ts'

type Chip = Pick<PreparedSays, 'chip' | 'sentence'>

export function PreparedState({ chip, sentence }: Chip) {
  const { t } = useTranslation('dashboard')
  return <span className={styles[chip]}>{t(`prepared.states.${chipWord({ chip, sentence })}`)}</span>
}

/** More exact than the chip's colour. */
export function chipWord({ chip, sentence }: Chip) {
  if (chip === 'conflict') return isBlocker(sentence) && sentence !== 'conflict' ? 'blocked' : 'conflict'
  if (chip !== 'draft') return chip
  if (sentence === 'planned' || sentence === 'due') return 'planned'
  return sentence === 'otherDate' || sentence === 'otherVersion' ? 'again' : 'draft'
}
