/** The steps form a stepped gable. Buttons lead back to earlier ones. */
import type { ValuationStep } from '#app/domain/enquiries/valuation.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import styles from './step-head.module.css'

interface StepHeadProps {
  words: {
    readonly stepsLabel: string
    readonly steps: Readonly<Record<ValuationStep, { readonly name: string }>>
  }
  /** Null when all are done. */
  step: ValuationStep | null
  eyebrow: string
  title: string
}

export function StepHead({ words, step, eyebrow, title }: StepHeadProps) {
  const names = keysOf(words.steps)
  const current = step === null ? names.length : names.indexOf(step)
  return (
    <header className={styles.head}>
      <ol className={styles.gable} aria-label={words.stepsLabel}>
        {names.map((name, index) => (
          <li
            key={name}
            className={index < current ? styles.done : index === current ? styles.current : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {step !== null && index < current ? (
              <button type="submit" name="back" value={index + 1}>
                {words.steps[name].name}
              </button>
            ) : (
              words.steps[name].name
            )}
          </li>
        ))}
      </ol>
      <p className={`num ${styles.position}`}>{eyebrow}</p>
      <h1>{title}</h1>
    </header>
  )
}
