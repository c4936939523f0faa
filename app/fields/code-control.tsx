import styles from './field-control.module.css'
import { FieldFrame, wordsAround } from './field-frame.tsx'

interface CodeControlProps {
  name: string
  label: string
  hint?: string | undefined
  errors?: readonly string[] | undefined
  /** Phones then show their number keys and suggest a code that has just arrived. */
  isNumeric?: boolean
}

/** For one-time codes, which are never returned with a page. */
export function CodeControl({ name, label, hint, errors, isNumeric = false }: CodeControlProps) {
  return (
    <FieldFrame id={name} label={label} hint={hint} errors={errors} width="w6">
      <input
        className={styles.input}
        type="text"
        id={name}
        name={name}
        inputMode={isNumeric ? 'numeric' : undefined}
        autoComplete={isNumeric ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        {...wordsAround(name, { errors, hint })}
      />
    </FieldFrame>
  )
}
