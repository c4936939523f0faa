/** Ids equal the names, so links and labels can reach the controls. */
import { getInputProps, getSelectProps, getTextareaProps, useField } from '@conform-to/react'
import type { ReactNode } from 'react'
import { type Field, statements } from './field.ts'
import styles from './field-control.module.css'
import { FieldControl, type FieldControlProps } from './field-control.tsx'
import { FieldError, FieldHint } from './field-frame.tsx'
import own from './statement-control.module.css'
import { hintId, joinIds, staleId, unitId, unitOf, type WiredControl } from './wired-control.ts'

type FormFieldProps = Omit<FieldControlProps, keyof WiredControl> &
  Pick<WiredControl, 'hint' | 'stale'> & { name: string }

export function FormField({ name, hint, stale, ...props }: FormFieldProps) {
  const control = useControl(name, hint, props.field, stale)
  const Control = props.field.kind === 'statement' ? StatementControl : FieldControl
  return <Control {...props} {...control} />
}

/** Kept out of FieldControl, whose script public pages load. The first radio has the id, so links can target it. */
function StatementControl({ attributes, label, hint, errors, errorId, words, width = 'w2' }: FieldControlProps) {
  const { id, name, form, defaultValue = '' } = attributes
  return (
    <fieldset
      className={`${styles.field} ${own.statement} ${styles[width]}`}
      aria-describedby={attributes['aria-describedby']}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={own.answers}>
        {(['', ...statements] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              id={value === '' ? id : `${id}-${value}`}
              name={name}
              form={form}
              value={value}
              defaultChecked={defaultValue === value}
              aria-invalid={attributes['aria-invalid']}
            />
            <span>{words?.statement?.[value === '' ? 'unsaid' : value]}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} errors={errors} />
      <FieldHint id={id} hint={hint} />
    </fieldset>
  )
}

export function useControl(name: string, hint?: ReactNode, field?: Field, stale?: ReactNode): WiredControl {
  const [metadata] = useField<string>(name)
  const ariaDescribedBy = joinIds(
    field && unitOf(field) && unitId(name),
    stale ? staleId(name) : undefined,
    hint ? hintId(name) : undefined,
  )
  const { errors, errorId } = metadata
  const attributes = attributesOf(metadata, ariaDescribedBy ? { ariaDescribedBy } : {}, field?.kind)
  return {
    attributes: { ...attributes, id: name, ...(field?.locale && { lang: field.locale }) },
    errors,
    errorId,
    hint,
    stale,
  }
}

function attributesOf(
  metadata: ReturnType<typeof useField<string>>[0],
  words: { ariaDescribedBy?: string },
  kind: Field['kind'] | undefined,
) {
  switch (kind) {
    case 'choice':
    case 'reference':
      return getSelectProps(metadata, words)
    case 'longText':
      return getTextareaProps(metadata, words)
    case 'flag':
      return getInputProps(metadata, { type: 'checkbox', ...words })
    default:
      return getInputProps(metadata, { type: 'text', ...words })
  }
}
