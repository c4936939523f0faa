import { type EnergyClass, energyClasses } from '#app/domain/properties/energy-classes.ts'
import type { ScaleWords } from '#app/words/energy/energy-words.server.ts'
import { energyColour } from './energy-class.tsx'
import styles from './energy-scale.module.css'

export function EnergyScale({ scale: { current, label, value, valueLabel } }: { scale: ScaleWords }) {
  return (
    <ol className={`num ${styles.scale}`} aria-label={label}>
      {energyClasses.map((name) => (
        <li
          key={name}
          className={`${energyColour(name)} ${flagSide(name)}`}
          aria-current={name === current ? 'true' : undefined}
        >
          {name}
          {name === current && (
            <span className={styles.flag}>
              {value && <span className="sr">{valueLabel} </span>}
              {value ?? name}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Keeps the flag within the column: it extends right from the first classes, left from the last. */
function flagSide(name: EnergyClass): string | undefined {
  if (name === 'A+' || name === 'A') return styles.first
  return name === 'G' || name === 'H' ? styles.last : styles.middle
}
