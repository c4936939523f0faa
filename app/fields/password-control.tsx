import styles from './field-control.module.css'
import { FieldFrame, wordsAround } from './field-frame.tsx'

interface PasswordControlProps {
  name: string
  label: string
  hint?: string
  errors?: readonly string[] | undefined
  isShown?: boolean
  /** Set when the password was refused and nothing else was. */
  hasFocus?: boolean
  autoComplete: 'current-password' | 'new-password'
}

/** Passwords are never part of a catalogue nor returned with a page, so they have their own control. */
export function PasswordControl({ name, label, hint, errors, isShown, hasFocus, autoComplete }: PasswordControlProps) {
  return (
    <FieldFrame id={name} label={label} hint={hint} errors={errors} width="w6">
      <input
        className={styles.input}
        type={isShown ? 'text' : 'password'}
        id={name}
        name={name}
        autoComplete={autoComplete}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to what is wrong
        autoFocus={hasFocus}
        {...wordsAround(name, { errors, hint })}
      />
    </FieldFrame>
  )
}
