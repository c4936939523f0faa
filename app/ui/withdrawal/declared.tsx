import type { Fact } from '#app/fields/fact-list.tsx'
import styles from './withdrawal.module.css'

interface DeclaredProps {
  declaration: string
  facts: readonly Fact[]
  message: string | null
  /** Of the message. */
  label: string
}

/** What a withdrawal says, before and after it is confirmed. */
export function Declared({ declaration, facts, message, label }: DeclaredProps) {
  const rows = message ? [...facts, { label, value: message }] : facts
  return (
    <>
      <p className={styles.declaration}>{declaration}</p>
      <dl className={`num ${styles.facts}`}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
