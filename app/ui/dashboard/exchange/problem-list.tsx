import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ProblemView } from '#app/words/exchange/problem-words.server.ts'
import styles from './problem-list.module.css'

const mostOpen = 2

export function ProblemList({ problems }: { problems: readonly ProblemView[] }) {
  const { t } = useTranslation('dashboard')
  if (problems.length === 0) return null
  const list = (
    <ul className={styles.problems}>
      {problems.map(({ code, weight, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may say the same, and none moves.
        <li key={place} data-problem={code} data-weight={weight}>
          {text}
        </li>
      ))}
    </ul>
  )
  if (problems.length <= mostOpen) return list
  return (
    <details className={styles.fold}>
      <summary>{t('exchange.hints', { count: problems.length })}</summary>
      {list}
    </details>
  )
}
