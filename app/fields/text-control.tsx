import type { InputHTMLAttributes } from 'react'
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { type ControlAttributes, unitId, unitOf } from './wired-control.ts'

export interface ControlProps {
  field: Field
  attributes: ControlAttributes
}

export function TextControl({
  field,
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
    />
  )
  if (!unit) return input
  return (
    <span className={unit.length > 4 ? styles.withLongUnit : styles.withUnit}>
      {input}
      <span id={unitId(attributes.id)}>{unit}</span>
    </span>
  )
}

/** `numeric` has no minus key on iPhones. Forms with an address need `noValidate` so the server's error is shown. */
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
      return (field.min ?? 0) < 0 ? {} : { inputMode: 'decimal' }
    case 'money':
      return { inputMode: 'decimal' }
    default:
      return {}
  }
}
