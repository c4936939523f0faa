import styles from './field-control.module.css'
import { FieldFrame } from './field-frame.tsx'
import type { WiredControl } from './wired-control.ts'

interface CodeControlProps extends WiredControl {
  label: string
  /** Of digits alone, as an app shows it; phones offer their number keys and what a message has just brought. */
  isNumeric?: boolean
}

/** A code that is good once: it never comes back with a page. */
export function CodeControl({ attributes, label, isNumeric = false, ...words }: CodeControlProps) {
  return (
    <FieldFrame id={attributes.id} label={label} {...words} width="w6">
      <input
        className={styles.input}
        {...attributes}
        type="text"
        inputMode={isNumeric ? 'numeric' : undefined}
        autoComplete={isNumeric ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FieldFrame>
  )
}
