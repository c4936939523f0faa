/** A password that is chosen, typed once. A page that is awake can show it. */
import { useState } from 'react'
import { PasswordControl } from '#app/fields/password-control.tsx'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'
import styles from './new-password.module.css'

interface NewPasswordProps {
  name: string
  label: string
  hint: string
  /** On the button that shows what is typed, and hides it again. */
  show: string
  hide: string
  error?: string | null | undefined
  /** Where it is the only control of the page, and was refused. */
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
