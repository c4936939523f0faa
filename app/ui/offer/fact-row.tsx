import styles from './fact-row.module.css'

export function FactRow({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={`num ${styles.facts}`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
