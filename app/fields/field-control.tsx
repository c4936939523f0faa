/** Label, control, errors and hint of a field: the same with and without JavaScript. Only the server validates. */
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { FieldError, FieldFrame, FieldHint, type FieldWidth } from './field-frame.tsx'
import { type OptionNames, SelectControl } from './select-control.tsx'
import { TextControl } from './text-control.tsx'
import type { WiredControl } from './wired-control.ts'

interface RowWords {
  add: string
  remove: string
  /** Counted from 1. */
  row: (number: number) => string
  removeRow: (number: number) => string
}

export interface FieldWords {
  /** After the label: "(Pflicht)". */
  required: string
  /** The empty option: "Ohne Angabe". */
  noChoice: string
  /** The three answers of a statement. */
  statement: { unsaid: string; yes: string; no: string }
  /** The empty option of a required field: "Wählen Sie aus". */
  choose: string
  rows: RowWords
  /** The labels of a row's controls. */
  columns: Readonly<Record<string, string>>
}

export interface FieldControlProps extends WiredControl {
  field: Field
  label: string
  optionNames?: OptionNames | undefined
  /** Only needed by required fields and choices. */
  words?: Partial<FieldWords> | undefined
  width?: FieldWidth | undefined
  autoComplete?: string | undefined
  /** The label of a phone's enter key. */
  enterKeyHint?: 'next' | 'send' | undefined
  /** After the label, instead of the word for a required field. */
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
