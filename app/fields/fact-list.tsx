import styles from './fact-list.module.css'
import type { Locale } from './locale.ts'

export interface Fact {
  label: string
  small?: string | undefined
  value: string
  lang?: Locale | undefined
  strong?: boolean
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, small, value, lang, strong }) => (
        <div key={`${label} ${value}`} className={strong ? styles.strong : undefined}>
          <dt>
            {label}
            {small && <small> {small}</small>}
          </dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
