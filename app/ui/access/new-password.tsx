/** Typed once; with JavaScript it can be shown. */
import { useState } from 'react'
import { PasswordControl } from '#app/fields/password-control.tsx'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'
import styles from './new-password.module.css'

interface NewPasswordProps {
  name: string
  label: string
  hint: string
  /** The button's labels. */
  show: string
  hide: string
  error?: string | null | undefined
  /** Set when it is the page's only control and was refused. */
  hasFocus?: boolean
}

export function NewPassword({ name, label, hint, show, hide, error, hasFocus = false }: NewPasswordProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.frame}>
      <PasswordControl
        name={name}
        label={label}
        hint={hint}
        errors={error ? [error] : undefined}
        isShown={isShown}
        hasFocus={hasFocus}
        autoComplete="new-password"
      />
      {useIsAwake() ? (
        <button type="button" className={styles.toggle} aria-controls={name} onClick={() => setShown(!isShown)}>
          {isShown ? hide : show}
        </button>
      ) : null}
    </div>
  )
}
