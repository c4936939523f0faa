import type { ReactNode } from 'react'
import styles from './strip.module.css'

interface StripProps {
  label: string
  parts: 'tiles' | 'quotes'
  children: ReactNode
}

export function Strip({ label, parts, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={`${styles.strip} ${styles[parts]}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
