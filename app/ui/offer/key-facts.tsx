import type { KeyFact } from '#app/words/key-facts.server.ts'
import styles from './key-facts.module.css'

export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.keys}>
      {facts.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small>&nbsp;{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
