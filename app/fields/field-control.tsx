/** The same without JavaScript. The server checks all constraints: it keeps what was typed and reports problems. */
import type { Field } from './field.ts'
import styles from './field-control.module.css'
import { FieldError, FieldFrame, FieldHint, type FieldWidth, wordsAround } from './field-frame.tsx'
import { type OptionNames, SelectControl } from './select-control.tsx'
import { TextControl, unitOf } from './text-control.tsx'

export interface FieldWords {
  /** After the label: "(Pflicht)". */
  required: string
  /** The empty option: "Ohne Angabe". */
  noChoice: string
  /** The empty option of a required field: "Wählen Sie aus". */
  choose: string
}

export interface FieldControlProps {
  name: string
  field: Field
  label: string
  optionNames?: OptionNames | undefined
  hint?: string | undefined
  /** As typed, or as formatForControl writes it; `on` for a ticked flag. */
  value: string
  errors?: readonly string[] | undefined
  /** Only needed by required fields and choices. */
  words?: FieldWords | undefined
  width?: FieldWidth | undefined
  autoComplete?: string | undefined
  /** The label of a phone's enter key. */
  enterKeyHint?: 'next' | 'send' | undefined
  /** After the label, instead of the word for a required field. */
  note?: string | undefined
  /** Keeps ids unique when a field is on the page twice. */
  idPrefix?: string | undefined
}

export function FieldControl(props: FieldControlProps) {
  const { name, field, label, hint, value, errors, words, idPrefix = '', width = usualWidth(field) } = props
  const id = idPrefix + name
  if (field.kind === 'flag') return <FlagControl {...props} id={id} width={width} />
  const control = { field, value, attributes: { id, name, ...wordsAround(id, { errors, hint, unit: unitOf(field) }) } }
  const note = props.note ?? (field.required ? words?.required : undefined)
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} errors={errors} width={width}>
      {field.kind === 'choice' || field.kind === 'reference' ? (
        <SelectControl
          {...control}
          optionNames={props.optionNames}
          empty={field.required ? words?.choose : words?.noChoice}
        />
      ) : field.kind === 'longText' ? (
        <textarea className={styles.input} {...control.attributes} defaultValue={value} rows={6} />
      ) : (
        <TextControl {...control} autoComplete={props.autoComplete} enterKeyHint={props.enterKeyHint} />
      )}
    </FieldFrame>
  )
}

type FlagControlProps = FieldControlProps & { id: string; width: FieldWidth }

function FlagControl({ id, name, label, hint, value, errors, width }: FlagControlProps) {
  return (
    <div className={`${styles.flag} ${styles[width]}`}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="on"
          defaultChecked={value === 'on'}
          {...wordsAround(id, { errors, hint })}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} errors={errors} />
      <FieldHint id={id} hint={hint} />
    </div>
  )
}

function usualWidth({ kind }: Field): FieldWidth {
  switch (kind) {
    case 'longText':
      return 'w6'
    case 'text':
    case 'email':
      return 'w3'
    case 'choice':
    case 'reference':
    case 'flag':
    case 'phone':
      return 'w2'
    default:
      return 's'
  }
}
