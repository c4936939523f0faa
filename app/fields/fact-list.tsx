import styles from './fact-list.module.css'

export interface Fact {
  label: string
  value: string
  /** A sum: set stronger, under a stronger line. */
  strong?: boolean
}

/** What is known, as a list of terms and values divided by hairlines. */
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
