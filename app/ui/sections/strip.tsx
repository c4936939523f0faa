import type { ReactNode } from 'react'
import styles from './strip.module.css'

interface StripProps {
  /** What is in the strip, for those who cannot see it. */
  label: string
  /** How wide one of its parts is: as a tile, or as a sentence in large type. */
  parts: 'tiles' | 'quotes'
  children: ReactNode
}

/** Parts side by side that are moved along, from one edge of the window to the other. */
export function Strip({ label, parts, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={`${styles.strip} ${styles[parts]}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
