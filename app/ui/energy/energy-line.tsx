import type { EnergyLineWords } from '#app/domain/properties/energy.ts'
import { EnergyClass } from './energy-class.tsx'
import styles from './energy-line.module.css'

/** Mandatory in advertisements (§ 87 GModG). */
export function EnergyLine({ line }: { line: EnergyLineWords | undefined }) {
  if (!line) return null
  return (
    <p className={styles.line}>
      {line.energyClass && <EnergyClass name={line.energyClass} />}
      <span className="num">{line.text}</span>
    </p>
  )
}
