import type { Intent } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import {
  type AgencyFieldName,
  type AgencyGroupName,
  agencyFieldGroups,
  agencyFields,
} from '#app/domain/agency/agency.ts'
import type { EnglishState } from '#app/domain/missing-texts.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import { type StaffAnswer, StaffForm, type Translations, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import styles from './settings-form.module.css'

export interface SettingsFormProps {
  version: number
  values: ControlTexts
  /** Candidates for the valuer. */
  members: readonly FieldOption[]
  savedAt: Date | string | null
  english: EnglishState
  /** What wrangler.toml lacks for receipts; null for nothing. */
  missing: string | null
  answer: StaffAnswer | undefined
}

const groupNames = keysOf(agencyFieldGroups)

/** The key restarts the controls after a save, which changes the version, and for a draft. */
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
  children: ReactNode
}

function Editor({ version, savedAt, english, answer, values, members, missing, onRestore, children }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const form = useStaffForm('settings', agencyFields, values, answer)
  const labels: Readonly<Record<string, string>> = t('settings.fields', { returnObjects: true })
  return (
    <StaffForm
      form={form}
      className={styles.form}
      page={dashboardPaths.settings}
      draft={{ scope: 'settings:', id: 'all' }}
      version={version}
      fields={agencyFields}
      labels={labels}
      answer={answer}
      stale={{
        since: english.stale,
        actionOf: ({ locale, translates }) => dashboardPaths.settingsFreshness(locale, translates),
      }}
      onRestore={onRestore}
      autoComplete="off"
    >
      {({ translations }) => (
        <>
          {children}
          {groupNames.map((name) => (
            <SettingsGroup key={name} {...{ name, members, missing, translations }} intent={answer?.result.intent} />
          ))}
          <SaveBar
            savedAt={savedAt}
            wasRefused={answer !== undefined}
            form={form.element}
            labels={labels}
            closes={false}
          />
        </>
      )}
    </StaffForm>
  )
}

interface SettingsGroupProps extends Pick<SettingsFormProps, 'members' | 'missing'> {
  name: AgencyGroupName
  translations: Translations
  intent: Intent | undefined
}

function SettingsGroup({ name, members, missing, translations, intent }: SettingsGroupProps) {
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
        {...translations}
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
