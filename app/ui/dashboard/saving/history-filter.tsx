import { Form } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLiveFilters } from '#app/ui/form/use-live-filters.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './history-filter.module.css'

export interface HistoryFilterProps {
  page: string
  filter: Readonly<Record<'field' | 'person', string | null>>
  /** Every field that was ever changed, and every author. */
  fields: readonly FieldOption[]
  people: readonly FieldOption[]
}

export function HistoryFilter({ page, filter, fields, people }: HistoryFilterProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Form className={styles.filter} action={page} autoComplete="off" {...useLiveFilters(page)}>
      <Choice
        name="field"
        label={t('history.field')}
        any={t('history.anyField')}
        value={filter.field}
        options={fields}
      />
      <Choice
        name="person"
        label={t('history.person')}
        any={t('history.anyPerson')}
        value={filter.person}
        options={people}
      />
      <Button variant="quiet" type="submit">
        {t('history.filter')}
      </Button>
    </Form>
  )
}

interface ChoiceProps {
  name: 'field' | 'person'
  label: string
  any: string
  value: string | null
  options: readonly FieldOption[]
}

function Choice({ name, label, any, value, options }: ChoiceProps) {
  return (
    <span className={control.pick}>
      <select name={name} aria-label={label} defaultValue={value ?? ''}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
