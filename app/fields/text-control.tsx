import type { InputHTMLAttributes } from 'react'
import type { Field } from './field.ts'
import styles from './field-control.module.css'

export interface ControlProps {
  field: Field
  value: string
  attributes: {
    id: string
    name: string
    'aria-invalid'?: boolean | undefined
    'aria-describedby'?: string | undefined
  }
}

export function TextControl({
  field,
  value,
  attributes,
  autoComplete = 'off',
  enterKeyHint,
}: ControlProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'enterKeyHint'>) {
  const unit = unitOf(field)
  const input = (
    <input
      className={styles.input}
      type="text"
      {...attributes}
      {...keyboardFor(field)}
      autoComplete={autoComplete}
      enterKeyHint={enterKeyHint}
      defaultValue={value}
    />
  )
  if (!unit) return input
  return (
    <span className={unit.length > 4 ? styles.withLongUnit : styles.withUnit}>
      {input}
      <span id={`${attributes.id}-unit`}>{unit}</span>
    </span>
  )
}

export function unitOf(field: Field): string | undefined {
  if (field.kind === 'money') return 'EUR'
  return field.kind === 'decimal' ? field.unit : undefined
}

/**
 * Not `numeric` where a minus may be typed: that keyboard has none on iPhones. Forms with an address need `noValidate`,
 * so that the server's sentence is shown.
 */
function keyboardFor(field: Field): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  switch (field.kind) {
    case 'email':
      return { type: 'email' }
    case 'phone':
      return { type: 'tel' }
    case 'integer':
      return field.min < 0 ? {} : { inputMode: 'numeric' }
    case 'year':
    case 'postalCode':
      return { inputMode: 'numeric' }
    case 'decimal':
    case 'money':
      return { inputMode: 'decimal' }
    default:
      return {}
  }
}
