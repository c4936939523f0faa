import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { FieldError, FieldFrame, FieldHint, type FieldWidth } from './field-frame.tsx'
import { type OptionNames, SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import type { WiredControl } from './wired-control.ts'

interface RowWords {
  add: string
  remove: string
  row: (number: number) => string
  removeRow: (number: number) => string
  moveUp: (number: number) => string
  moveDown: (number: number) => string
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
