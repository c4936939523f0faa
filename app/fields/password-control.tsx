import styles from './field-control.module.css'
import { FieldFrame, wordsAround } from './field-frame.tsx'

interface PasswordControlProps {
  name: string
  label: string
  hint?: string
  errors?: readonly string[]
  autoComplete: 'current-password' | 'new-password'
}

/** A password is never part of a catalogue and never comes back with a page: it has a control of its own. */
export function PasswordControl({ name, label, hint, errors, autoComplete }: PasswordControlProps) {
  return (
    <FieldFrame id={name} label={label} hint={hint} errors={errors} width="w6">
      <input
        className={styles.input}
        type="password"
        id={name}
        name={name}
        autoComplete={autoComplete}
        {...wordsAround(name, { errors, hint })}
      />
    </FieldFrame>
  )
}
