import { useState } from 'react'
import type { WiredControl } from '#app/fields/wired-control.ts'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './new-password.module.css'
import { PasswordControl } from './password-control.tsx'

interface NewPasswordProps {
  control: WiredControl
  label: string
  show: string
  hide: string
  /** Set when it is the only control of the page and was refused. */
  hasFocus?: boolean
}

export function NewPassword({ control, label, show, hide, hasFocus = false }: NewPasswordProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.frame}>
      <PasswordControl {...control} label={label} isShown={isShown} hasFocus={hasFocus} autoComplete="new-password" />
      {useIsHydrated() ? (
        <button
          type="button"
          className={styles.toggle}
          aria-controls={control.attributes.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? hide : show}
        </button>
      ) : null}
    </div>
  )
}
