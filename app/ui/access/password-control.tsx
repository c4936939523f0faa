import styles from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import type { WiredControl } from '#app/fields/wired-control.ts'

interface PasswordControlProps extends WiredControl {
  label: string
  isShown?: boolean
  /** Set when only the password was refused. */
  hasFocus?: boolean
  autoComplete: 'current-password' | 'new-password'
}

/** Passwords are in no catalogue and never return with a page, so they have their own control. */
export function PasswordControl({
  attributes,
  label,
  isShown,
  hasFocus,
  autoComplete,
  ...words
}: PasswordControlProps) {
  return (
    <FieldFrame id={attributes.id} label={label} {...words} width="w6">
      <input
        className={styles.input}
        {...attributes}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        aria-required
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is the only way to take a reader to what is wrong
        autoFocus={hasFocus}
      />
    </FieldFrame>
  )
}
