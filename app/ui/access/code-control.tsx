import styles from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import type { WiredControl } from '#app/fields/wired-control.ts'

interface CodeControlProps extends WiredControl {
  label: string
  /** Shows phones' number keys and their suggestion of a code that has just arrived. */
  isNumeric?: boolean
}

/** For one-time codes, which are never returned with a page. */
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
