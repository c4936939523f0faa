/** The form of the agency's settings: groups with a note each, and one save bar. */

import { FormStateInput, type Intent } from '@conform-to/react'
import { useSubmit } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { dashboardPaths } from '#app/dashboard-paths.ts'
import {
  type AgencyFieldName,
  type AgencyGroupName,
  agencyFieldGroups,
  agencyFields,
} from '#app/domain/agency/agency.ts'
import { intentName } from '#app/fields/control-names.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import { keysOf } from '#app/fields/keys-of.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { labelsOf, SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { useStaleWords } from '#app/ui/dashboard/saving/use-stale-words.ts'
import { useChangedFields } from '#app/ui/form/changed-fields.ts'
import { ConformForm, restoringIntent, useConform, withRows } from '#app/ui/form/conform-form.tsx'
import type { Texts } from '#app/ui/form/draft-storage.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts, FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import styles from './settings-form.module.css'

export interface SettingsFormProps {
  version: number
  /** As stored. */
  values: ControlTexts
  /** Who may be named as the valuer. */
  members: readonly FieldOption[]
  savedAt: Date | string | null
  /** English fields whose German one is newer, and since when. */
  stale: Readonly<Record<string, Date | string>>
  answer: SettingsAnswer | undefined
}

interface SettingsAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] } | undefined
}

const groupNames = keysOf(agencyFieldGroups)

/** After a save the version differs, and the controls start again from what is stored; so they do from a draft. */
export function SettingsForm(props: SettingsFormProps) {
  const version = props.answer?.version ?? props.version
  const [isRestored, setRestored] = useState(false)
  const key = isRestored && props.answer ? `${version} restored` : version
  return <Editor key={key} {...props} version={version} onRestore={() => setRestored(true)} />
}

function Editor({
  version,
  savedAt,
  stale,
  answer,
  values,
  members,
  onRestore,
}: SettingsFormProps & { onRestore: () => void }) {
  const { t } = useTranslation('dashboard')
  const staleWords = useStaleWords(stale)
  const lastResult = answer?.result
  const element = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  // A draft may have other rows than the page: the server makes them.
  const refill = (texts: Texts) => {
    onRestore()
    submit({ ...texts, [intentName]: restoringIntent }, { method: 'post', action: dashboardPaths.settings })
  }
  const form = useConform('settings', withRows(agencyFields, values), lastResult)
  const changed = useChangedFields(element)
  const labels: Readonly<Record<string, string>> = t('settings.fields', { returnObjects: true })
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(agencyFields), t('settings.fields', { returnObjects: true })),
    [lastResult, t],
  )
  return (
    <ConformForm ref={element} form={form} className={styles.form} action={dashboardPaths.settings} autoComplete="off">
      <Keeper
        form={element}
        draft={{ scope: 'settings:', id: 'all' }}
        version={version}
        locale={form.initialValue?.locale}
        isGivenBack={answer !== undefined}
        refill={refill}
      />
      <FormStateInput />
      {answer?.change ? (
        <SaveConflict
          {...answer.change}
          labels={t('settings.fields', { returnObjects: true })}
          page={dashboardPaths.settings}
        />
      ) : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      {groupNames.map((name) => (
        <SettingsGroup key={name} name={name} members={members} stale={staleWords} intent={lastResult?.intent} />
      ))}
      <SaveBar
        savedAt={savedAt}
        isGivenBack={answer !== undefined}
        changed={labelsOf(changed, labels)}
        closes={false}
      />
    </ConformForm>
  )
}

interface SettingsGroupProps extends Pick<SettingsFormProps, 'members'> {
  name: AgencyGroupName
  stale: Readonly<Record<string, string>>
  intent: Intent | undefined
}

function SettingsGroup({ name, members, stale, intent }: SettingsGroupProps) {
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
        labels={t('settings.fields', { returnObjects: true })}
        hints={t('settings.hints', { returnObjects: true })}
        references={{ valuer: members }}
        widths={widths}
        words={words}
        stale={stale}
        intent={intent}
      />
    </section>
  )
}

/** Overrides a field's usual width, so that every row of six columns is full. */
const widths: Partial<Record<AgencyFieldName, FieldWidth>> = {
  legalForm: 'w6',
  street: 'w6',
  city: 'w4',
  latitude: 'w3',
  longitude: 'w3',
  phone: 'w3',
  openingHours: 'w6',
  openingHoursEn: 'w6',
  enquiryRetentionMonths: 'w3',
  unansweredRetentionMonths: 'w3',
  enquiriesToPersonOnly: 'w6',
  valuer: 'w6',
  sellerCommission: 'w6',
  buyerCommission: 'w6',
  rentalFee: 'w6',
  managingDirector: 'w6',
  vatId: 'w6',
  contentResponsible: 'w6',
  dataProtectionOfficer: 'w6',
  secondFactorRequired: 'w6',
  tagManagerId: 'w6',
  consentAlwaysAsked: 'w6',
  propertyNumberPattern: 'w6',
  futureEnergyRules: 'w6',
}
