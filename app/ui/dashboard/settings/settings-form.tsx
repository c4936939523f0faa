/** The form of the agency's settings: groups with a note each, and one save bar. */
import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import {
  type AgencyFieldName,
  type AgencyGroupName,
  agencyFieldGroups,
  agencyFields,
} from '#app/domain/agency/agency.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import bar from '#app/ui/dashboard/frame/save-bar.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { type ControlTexts, type FieldErrors, type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { SettingsConflict, type SettingsDifference } from './settings-conflict.tsx'
import styles from './settings-form.module.css'

interface SettingsFormProps {
  version: number
  /** As stored. */
  values: ControlTexts
  savedAt: Date | string | null
  lastResult?: FormAnswer | undefined
  differences?: readonly SettingsDifference[] | undefined
}

// The catalogue has no other keys than its type says.
const groupNames = Object.keys(agencyFieldGroups) as AgencyGroupName[]

/** After a save the version differs, and the controls start again from what is stored. */
export function SettingsForm(props: SettingsFormProps) {
  return <Editor key={props.version} {...props} />
}

function Editor({ version, savedAt, lastResult, differences = [], ...stored }: SettingsFormProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const locale = useLocale()
  const { values, errors } = useAnswer(lastResult, stored.values)
  const problems = useProblems(errors)
  return (
    <Form className={styles.form} method="post" autoComplete="off" noValidate>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      {differences.length > 0 ? <SettingsConflict differences={differences} /> : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      {groupNames.map((name) => (
        <SettingsGroup key={name} name={name} values={values} errors={errors} />
      ))}
      <div className={bar.bar}>
        <p>{savedAt ? t('form.savedAt', { moment: moment(savedAt) }) : t('form.notSaved')}</p>
        <div>
          <Button type="submit">{t('form.save')}</Button>
        </div>
      </div>
    </Form>
  )
}

function SettingsGroup({ name, values, errors }: { name: AgencyGroupName; values: ControlTexts; errors: FieldErrors }) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const id = `group-${name}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(`settings.groups.${name}`)}</h2>
        <p>{t(`settings.notes.${name}`)}</p>
      </div>
      <FieldGroup
        fields={agencyFieldGroups[name]}
        values={values}
        errors={errors}
        labels={t('settings.fields', { returnObjects: true })}
        hints={t('settings.hints', { returnObjects: true })}
        widths={widths}
        words={words}
      />
    </section>
  )
}

/** The problems in the order of the fields; the same array until the server answers again. */
function useProblems(errors: FieldErrors) {
  const { t } = useTranslation('dashboard')
  return useMemo(
    () =>
      (Object.keys(agencyFields) as AgencyFieldName[]).flatMap((id) => {
        const message = errors[id]?.join(' ')
        return message ? [{ id, label: t(`settings.fields.${id}`), message }] : []
      }),
    [errors, t],
  )
}

/** Overrides a field's usual width, so that every row of six columns is full. */
const widths: Partial<Record<AgencyFieldName, FieldWidth>> = {
  legalForm: 'w6',
  street: 'w6',
  city: 'w4',
  phone: 'w3',
  openingHours: 'w6',
  openingHoursEn: 'w6',
  enquiryRetentionMonths: 'w6',
  managingDirector: 'w6',
  vatId: 'w6',
  contentResponsible: 'w6',
  dataProtectionOfficer: 'w6',
}
