import type { Intent } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { Fields } from './field.ts'
import type { FieldWords } from './field-control.tsx'
import type { FieldWidth } from './field-frame.tsx'
import styles from './field-group.module.css'
import { FormField } from './form-field.tsx'
import { RowsField } from './rows-field.tsx'
import type { FieldOption } from './select-control.tsx'

interface FieldGroupProps {
  fields: Fields
  labels: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, ReactNode>>
  /** By field and option. */
  optionNames?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By field. */
  references?: Readonly<Record<string, readonly FieldOption[]>>
  widths?: Readonly<Record<string, FieldWidth>>
  /** Hidden fields stay in the form: they do not apply at the moment. */
  isHidden?: ((name: string) => boolean) | undefined
  words: FieldWords
  /** Said of translations whose source is newer, by field. */
  stale?: Readonly<Record<string, string>>
  /** Set on the page that a row's button brought. */
  intent?: Intent | undefined
}

/** For forms that Conform wires: its FormProvider is around them. */
export function FieldGroup({
  fields,
  labels,
  hints,
  optionNames,
  references,
  widths,
  isHidden,
  words,
  stale,
  intent,
}: FieldGroupProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.group}>
        {Object.entries(fields).map(([name, field]) => {
          const shared = {
            name,
            label: labels[name] ?? name,
            hint: hints?.[name],
            stale: stale?.[name],
            width: widths?.[name],
            words,
          }
          const control =
            field.kind === 'lines' || field.kind === 'rows' ? (
              <RowsField key={name} {...shared} field={field} optionNames={optionNames?.[name]} intent={intent} />
            ) : (
              <FormField key={name} {...shared} field={field} optionNames={references?.[name] ?? optionNames?.[name]} />
            )
          return isHidden ? (
            <div key={name} className={styles.passage} hidden={isHidden(name)}>
              {control}
            </div>
          ) : (
            control
          )
        })}
      </div>
    </div>
  )
}
