import type { InputHTMLAttributes } from 'react'
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { FieldError, FieldFrame, FieldHint, type FieldWidth } from './field-frame.tsx'
import { type OptionNames, SelectControl } from './select-control.tsx'
import { type ControlProps, unitId, unitOf, type WiredControl } from './wired-control.ts'

interface RowWords {
  add: string
  remove: string
  row: (number: number) => string
  missing: string
  removeRow: (number: number) => string
  moveUp: (number: number) => string
  moveDown: (number: number) => string
  stale: string
}

export interface FieldWords {
  required: string
  noChoice: string
  statement: { unsaid: string; yes: string; no: string }
  choose: string
  rows: RowWords
  columns: Readonly<Record<string, string>>
}

export interface FieldControlProps extends WiredControl {
  field: Field
  label: string
  optionNames?: OptionNames | undefined
  words?: Partial<FieldWords> | undefined
  width?: FieldWidth | undefined
  autoComplete?: string | undefined
  enterKeyHint?: 'next' | 'send' | undefined
  note?: string | undefined
}

export function FieldControl(props: FieldControlProps) {
  const { field, label, attributes, hint, stale, errors, errorId, words, width = usualWidth(field) } = props
  if (field.kind === 'flag') return <FlagControl {...props} width={width} />
  const note = props.note ?? (field.required ? words?.required : undefined)
  return (
    <FieldFrame
      id={attributes.id}
      label={label}
      note={note}
      hint={hint}
      stale={stale}
      errors={errors}
      errorId={errorId}
      width={width}
    >
      {field.kind === 'choice' || field.kind === 'reference' ? (
        <SelectControl
          field={field}
          attributes={attributes}
          optionNames={props.optionNames}
          empty={field.required ? words?.choose : words?.noChoice}
        />
      ) : field.kind === 'longText' ? (
        <textarea className={styles.input} {...attributes} rows={6} />
      ) : (
        <TextControl
          field={field}
          attributes={attributes}
          autoComplete={props.autoComplete}
          enterKeyHint={props.enterKeyHint}
        />
      )}
    </FieldFrame>
  )
}

function FlagControl({ attributes, label, hint, errors, errorId, width }: FieldControlProps & { width: FieldWidth }) {
  return (
    <div className={`${styles.flag} ${styles[width]}`}>
      <label className={styles.tick}>
        <input type="checkbox" {...attributes} />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} errors={errors} />
      <FieldHint id={attributes.id} hint={hint} />
    </div>
  )
}

function usualWidth({ kind }: Field): FieldWidth {
  switch (kind) {
    case 'longText':
    case 'lines':
    case 'rows':
      return 'w6'
    case 'text':
    case 'email':
      return 'w3'
    case 'choice':
    case 'reference':
    case 'flag':
    case 'phone':
    case 'statement':
      return 'w2'
    default:
      return 's'
  }
}

function TextControl({
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
