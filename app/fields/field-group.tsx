import type { Intent } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { Field, Fields } from './field.ts'
import type { FieldWords } from './field-control.tsx'
import type { FieldWidth } from './field-frame.tsx'
import styles from './field-group.module.css'
import { FormField } from './form-field.tsx'
import { RowsField } from './rows-field.tsx'
import type { FieldOption } from './select-control.tsx'
import { translationsIn } from './translations.ts'

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
  stale?: Readonly<Record<string, ReactNode>>
  /** Stands below a translation of the field with this name. */
  source?: ((name: string) => ReactNode) | undefined
  /** Translations that are shown whatever else is. */
  isUrgent?: ((name: string) => boolean) | undefined
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
  source,
  isUrgent,
  intent,
}: FieldGroupProps) {
  const controlOf = (name: string, field: Field) => {
    const shared = {
      name,
      label: labels[name] ?? name,
      hint: hints?.[name],
      stale: stale?.[name],
      width: widths?.[name] ?? widths?.[field.translates ?? ''],
      words,
    }
    return field.kind === 'lines' || field.kind === 'rows' ? (
      <RowsField {...shared} field={field} optionNames={optionNames?.[name]} intent={intent} />
    ) : (
      <FormField {...shared} field={field} optionNames={references?.[name] ?? optionNames?.[name]} />
    )
  }
  const withTranslations = (name: string, field: Field) => {
    const translations = translationsIn(fields).filter(({ translates }) => translates === name)
    if (translations.length === 0) return controlOf(name, field)
    return (
      <div className={styles.pair} data-translated="">
        {controlOf(name, field)}
        {translations.map((translation) => (
          <div
            key={translation.name}
            className={styles.pair}
            data-translation={isUrgent?.(translation.name) ? 'urgent' : ''}
          >
            {controlOf(translation.name, fields[translation.name] ?? field)}
            {source?.(name)}
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <div className={styles.group}>
        {Object.entries(fields).map(([name, field]) => {
          if (field.translates) return null
          return (
            <div key={name} className={styles.passage} hidden={isHidden?.(name)} data-field="">
              {withTranslations(name, field)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
