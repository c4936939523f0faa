import type { Field } from './field.ts'
import styles from './field-control.module.css'
import type { ControlProps } from './wired-control.ts'

export interface FieldOption {
  value: string
  label: string
}

export type OptionNames = Readonly<Record<string, string>> | readonly FieldOption[]

interface SelectControlProps extends ControlProps {
  optionNames: OptionNames | undefined
  empty: string | undefined
}

/** A required field that holds a value cannot be emptied again. */
export function SelectControl({ field, attributes, optionNames, empty }: SelectControlProps) {
  const value = String(attributes.defaultValue ?? '')
  const options = optionsOf(field, optionNames)
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <span className={styles.pick}>
      <select {...attributes}>
        {field.required && value !== '' ? null : <option value="">{empty}</option>}
        {/* A value that is not offered stays selected, so that a rejected form shows what was posted. */}
        {isKnown ? null : <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

function optionsOf(field: Field, names: OptionNames | undefined): readonly FieldOption[] {
  if (isOptionList(names)) return names
  if (field.kind !== 'choice') return []
  return field.options.map((value) => ({ value, label: names?.[value] ?? value }))
}

function isOptionList(names: OptionNames | undefined): names is readonly FieldOption[] {
  return Array.isArray(names)
}
