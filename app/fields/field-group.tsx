import type { Fields } from './field.ts'
import { FieldControl, type FieldWords } from './field-control.tsx'
import type { FieldWidth } from './field-frame.tsx'
import styles from './field-group.module.css'
import type { FieldOption } from './select-control.tsx'

interface FieldGroupProps {
  fields: Fields
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, readonly string[]>>
  labels: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** By field and option. */
  optionNames?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By field. */
  references?: Readonly<Record<string, readonly FieldOption[]>>
  widths?: Readonly<Record<string, FieldWidth>>
  /** Hidden fields stay in the form: they do not apply at the moment. */
  isHidden?: ((name: string) => boolean) | undefined
  words: FieldWords
}

export function FieldGroup({
  fields,
  values,
  errors,
  labels,
  hints,
  optionNames,
  references,
  widths,
  isHidden,
  words,
}: FieldGroupProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.group}>
        {Object.entries(fields).map(([name, field]) => {
          const control = (
            <FieldControl
              key={name}
              name={name}
              field={field}
              label={labels[name] ?? name}
              hint={hints?.[name]}
              optionNames={references?.[name] ?? optionNames?.[name]}
              value={values[name] ?? ''}
              errors={errors[name]}
              width={widths?.[name]}
              words={words}
            />
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
