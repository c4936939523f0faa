/** The form of the agency's settings: groups with a note each, and one save bar. */

import { FormStateInput, type Intent } from '@conform-to/react'
import { useSubmit } from '@remix-run/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  type AgencyFieldName,
  type AgencyGroupName,
  agencyFieldGroups,
  agencyFields,
} from '#app/domain/agency/agency.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import { intentName } from '#app/fields/control-names.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Keeper } from '#app/ui/dashboard/saving/keeper.tsx'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import { SaveConflict, type SavedDifference } from '#app/ui/dashboard/saving/save-conflict.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { FreshNotice, type FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { useStaleNotes } from '#app/ui/dashboard/texts/stale-note.tsx'
import { TranslationSource } from '#app/ui/dashboard/texts/translation-source.tsx'
import { urgentFields } from '#app/ui/dashboard/texts/urgent-fields.ts'
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
  english: EnglishState
  /** What receipts need in wrangler.toml. */
  missing: string | null
  answer: SettingsAnswer | undefined
}

interface SettingsAnswer {
  /** The version that the form will overwrite. */
  version: number
  result: FormAnswer
  change?: { by: string | null; differences: readonly SavedDifference[] } | undefined
  fresh?: FreshText | undefined
}

const groupNames = keysOf(agencyFieldGroups)

/** After a save the version differs, and the controls start again from what is stored; so they do from a draft. */
export function SettingsForm(props: SettingsFormProps) {
  const version = props.answer?.version ?? props.version
  const [isRestored, setRestored] = useState(false)
  const key = isRestored && props.answer ? `${version} restored` : version
  return (
    <Bilingual english={props.english} isAsked={props.answer?.fresh !== undefined}>
      {(languageSwitch) => (
        <Editor key={key} {...props} version={version} onRestore={() => setRestored(true)}>
          {languageSwitch}
        </Editor>
      )}
    </Bilingual>
  )
}

interface EditorProps extends SettingsFormProps {
  onRestore: () => void
  /** Above the groups. */
  children: ReactNode
}

function Editor({ version, savedAt, english, answer, values, members, missing, onRestore, children }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const lastResult = answer?.result
  const element = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  // A draft may have other rows than the page: the server makes them.
  const refill = (texts: Texts) => {
    onRestore()
    submit({ ...texts, [intentName]: restoringIntent }, { method: 'post', action: dashboardPaths.settings })
  }
  const form = useConform('settings', withRows(agencyFields, values), lastResult)
  const labels: Readonly<Record<string, string>> = t('settings.fields', { returnObjects: true })
  const problems = useMemo(
    () => problemsOf(lastResult, Object.keys(agencyFields), t('settings.fields', { returnObjects: true })),
    [lastResult, t],
  )
  const stale = useStaleNotes({
    fields: agencyFields,
    stale: english.stale,
    version,
    labels,
    actionOf: ({ locale, translates }) => dashboardPaths.settingsFreshness(locale, translates),
  })
  const isUrgent = urgentFields(answer)
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
      {answer?.change ? <SaveConflict {...answer.change} labels={labels} page={dashboardPaths.settings} /> : null}
      {answer?.fresh ? <FreshNotice {...answer.fresh} label={labels[answer.fresh.name] ?? ''} /> : null}
      <ErrorSummary
        title={t('form.problems', { count: problems.length })}
        intro={t('form.problemsIntro')}
        problems={problems}
      />
      {children}
      {groupNames.map((name) => (
        <SettingsGroup key={name} {...{ name, members, missing, stale, isUrgent }} intent={lastResult?.intent} />
      ))}
      <SaveBar savedAt={savedAt} isGivenBack={answer !== undefined} form={element} labels={labels} closes={false} />
    </ConformForm>
  )
}

interface SettingsGroupProps extends Pick<SettingsFormProps, 'members' | 'missing'> {
  name: AgencyGroupName
  stale: Readonly<Record<string, ReactNode>>
  isUrgent: (name: string) => boolean
  intent: Intent | undefined
}

function SettingsGroup({ name, members, missing, stale, isUrgent, intent }: SettingsGroupProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const id = `group-${name}`
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{t(`settings.groups.${name}`)}</h2>
        <p>{t(`settings.notes.${name}`)}</p>
      </div>
      <FieldGroup
        fields={agencyFieldGroups[name]}
        labels={t('settings.fields', { returnObjects: true })}
        hints={{
          ...t('settings.hints', { returnObjects: true }),
          ...(missing && { enquiryReceipt: t('settings.receiptMissing', { name: missing }) }),
        }}
        references={{ valuer: members }}
        widths={widths}
        words={words}
        stale={stale}
        source={(field) => <TranslationSource name={field} />}
        isUrgent={isUrgent}
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
  enquiryRetentionMonths: 'w3',
  unansweredRetentionMonths: 'w3',
  enquiriesToPersonOnly: 'w6',
  enquiryReceipt: 'w6',
  answerTimeShown: 'w6',
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
