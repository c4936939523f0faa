/**
 * The control of one field: native, uncontrolled, and the same with and without JavaScript. Constraints are left to the
 * server, which keeps what was typed and says what is wrong; labels, hints and option names come from whoever knows them.
 */
import type { InputHTMLAttributes } from 'react'
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { describe, FieldError, FieldFrame, FieldHint, type FieldWidth } from './field-frame.tsx'

export interface FieldOption {
  value: string
  label: string
}

export interface FieldWords {
  /** Behind the label of a required field: "(Pflicht)". */
  required: string
  /** The option that means no choice: "Ohne Angabe". */
  noChoice: string
  /** The same where a choice must be made: "Wählen Sie aus". */
  choose: string
}

export interface FieldControlProps {
  name: string
  field: Field
  label: string
  /** The names of a choice's options by key, or the things that a reference may refer to. */
  optionNames?: Readonly<Record<string, string>> | readonly FieldOption[] | undefined
  hint?: string | undefined
  /** As typed, or as formatForControl writes it; `on` for a ticked flag. */
  value: string
  errors?: readonly string[] | undefined
  /** Not needed by a field that is neither required nor a choice. */
  words?: FieldWords | undefined
  width?: FieldWidth | undefined
  autoComplete?: string | undefined
  /** Keeps ids apart where the same field stands on a page twice. */
  idPrefix?: string | undefined
}

export function FieldControl(props: FieldControlProps) {
  const { name, field, label, hint, errors, words, idPrefix = '', width = usualWidth(field) } = props
  const id = idPrefix + name
  if (field.kind === 'flag') return <FlagControl {...props} id={id} width={width} />
  const unit = unitOf(field)
  const control = { id, name, ...describe(id, { errors, hint, unit }) }
  return (
    <FieldFrame
      id={id}
      label={label}
      note={field.required && words?.required}
      hint={hint}
      errors={errors}
      width={width}
    >
      {field.kind === 'choice' || field.kind === 'reference' ? (
        <SelectControl {...props} control={control} />
      ) : field.kind === 'longText' ? (
        <textarea className={styles.input} {...control} defaultValue={props.value} rows={6} />
      ) : (
        <TextControl {...props} control={control} unit={unit} />
      )}
    </FieldFrame>
  )
}

function FlagControl({
  id,
  name,
  label,
  hint,
  value,
  errors,
  width,
}: FieldControlProps & { id: string; width: FieldWidth }) {
  return (
    <div className={`${styles.flag} ${styles[width]}`}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          defaultChecked={value === 'on'}
          {...describe(id, { errors, hint })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} errors={errors} />
      <FieldHint id={id} hint={hint} />
    </div>
  )
}

type Inner = FieldControlProps & { control: { id: string; name: string } }

function TextControl({ field, value, autoComplete = 'off', control, unit }: Inner & { unit: string | undefined }) {
  const input = (
    <input
      className={styles.input}
      type="text"
      {...control}
      {...typing(field)}
      autoComplete={autoComplete}
      defaultValue={value}
    />
  )
  if (!unit) return input
  return (
    <span className={unit.length > 4 ? styles.withLongUnit : styles.withUnit}>
      {input}
      <span id={`${control.id}-unit`}>{unit}</span>
    </span>
  )
}

function SelectControl({ field, value, optionNames, words, control }: Inner) {
  const options = optionsOf(field, optionNames)
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <span className={styles.pick}>
      <select {...control} defaultValue={value}>
        {field.required && value !== '' ? null : (
          <option value="">{field.required ? words?.choose : words?.noChoice}</option>
        )}
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

function isOptionList(names: FieldControlProps['optionNames']): names is readonly FieldOption[] {
  return Array.isArray(names)
}

function optionsOf(field: Field, names: FieldControlProps['optionNames']): readonly FieldOption[] {
  if (isOptionList(names)) return names
  if (field.kind !== 'choice') return []
  return field.options.map((value) => ({ value, label: names?.[value] ?? value }))
}

function unitOf(field: Field): string | undefined {
  if (field.kind === 'money') return 'EUR'
  return field.kind === 'decimal' ? field.unit : undefined
}

/** The keyboard that a phone offers. Not `numeric` where a minus may be typed: that keyboard has none on iPhones. */
function typing(
  field: Field,
): Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  switch (field.kind) {
    case 'email':
      return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false }
    case 'phone':
      return { inputMode: 'tel' }
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

function usualWidth(field: Field): FieldWidth {
  switch (field.kind) {
    case 'longText':
      return 'w6'
    case 'text':
    case 'email':
      return 'w3'
    case 'integer':
    case 'year':
    case 'decimal':
    case 'money':
    case 'postalCode':
    case 'date':
      return 's'
    default:
      return 'w2'
  }
}
