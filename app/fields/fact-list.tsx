import styles from './fact-list.module.css'

export interface Fact {
  label: string
  value: string
  /** For sums. */
  strong?: boolean
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value, strong }) => (
        <div key={label} className={strong ? styles.strong : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
