import type { Intent } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { Field, Fields } from './field.ts'
import type { FieldWords } from './field-control.tsx'
import type { FieldWidth } from './field-frame.tsx'
import styles from './field-group.module.css'
import { FormField } from './form-field.tsx'
import { type MarkedRow, RowsField } from './rows-field.tsx'
import type { FieldOption } from './select-control.tsx'
import { translationsIn } from './translations.ts'

interface FieldGroupProps {
  fields: Fields
  labels: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, ReactNode>>
  optionNames?: Readonly<Record<string, Readonly<Record<string, string>>>>
  references?: Readonly<Record<string, readonly FieldOption[]>>
  widths?: Readonly<Record<string, FieldWidth>>
  /** Hidden fields do not apply at the moment but stay in the form. */
  isHidden?: ((name: string) => boolean) | undefined
  /** Marks for the style sheet on the element that holds a field. */
  marksOf?: ((name: string) => Readonly<Record<`data-${string}`, string | undefined>>) | undefined
  words: FieldWords
  stale?: Readonly<Record<string, ReactNode>>
  markedRows?: Readonly<Record<string, readonly MarkedRow[]>> | undefined
  /** Content below the translation of the named field. */
  source?: ((name: string) => ReactNode) | undefined
  /** Translations that are shown even while their language is hidden. */
  isUrgent?: ((name: string) => boolean) | undefined
  intent?: Intent | undefined
}

/** Needs Conform's FormProvider around it. */
export function FieldGroup({
  fields,
  labels,
  hints,
  optionNames,
  references,
  widths,
  isHidden,
  marksOf,
  words,
  stale,
  markedRows,
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
      <RowsField
        {...shared}
        field={field}
        markedRows={markedRows?.[name]}
        optionNames={optionNames?.[name]}
        intent={intent}
      />
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
            <div key={name} className={styles.passage} hidden={isHidden?.(name)} data-field="" {...marksOf?.(name)}>
              {withTranslations(name, field)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
