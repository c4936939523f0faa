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
import { type FormGroup, GroupJumps } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { SaveBar } from '#app/ui/dashboard/saving/save-bar.tsx'
import { type StaffAnswer, StaffForm, type Translations, useStaffForm } from '#app/ui/dashboard/saving/staff-form.tsx'
import { Bilingual } from '#app/ui/dashboard/texts/bilingual.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import { fieldOf } from '#app/ui/form/form-texts.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './settings-form.module.css'

export interface SettingsFormProps {
  version: number
  values: ControlTexts
  /** Candidates for the valuer. */
  members: readonly FieldOption[]
  savedAt: Date | string | null
  english: EnglishState
  /** Whether all groups but the first begin closed: on a phone twelve open ones take ten screens. */
  isFolded: boolean
  /** What wrangler.toml lacks for receipts; null for nothing. */
  missing: string | null
  answer: StaffAnswer | undefined
}

/** Apart from what the agency says about itself. */
const technicalNames: readonly AgencyGroupName[] = ['security', 'measuring']
const ownNames = keysOf(agencyFieldGroups).filter((name) => !technicalNames.includes(name))

/** The key restarts the controls after a save, which changes the version, and for a draft. */
export function SettingsForm(props: SettingsFormProps) {
  const version = props.answer?.version ?? props.version
  const [isRestored, setRestored] = useState(false)
  const key = isRestored && props.answer ? `${version} restored` : version
  return (
    <Bilingual english={props.english} isAsked={props.answer?.fresh !== undefined} className={styles.editor}>
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

function Editor({ onRestore, children, ...props }: EditorProps) {
  const { version, savedAt, english, answer, values, members, isFolded, missing } = props
  const { t } = useTranslation('dashboard')
  const form = useStaffForm('settings', agencyFields, values, answer)
  const labels: Readonly<Record<string, string>> = t('settings.fields', { returnObjects: true })
  const urgent = new Set([
    ...Object.keys(answer?.result.error ?? {}).map(fieldOf),
    ...(answer?.change?.differences ?? []).map(({ field }) => field),
  ])
  const groupOf = (name: AgencyGroupName) => {
    const fields = Object.keys(agencyFieldGroups[name])
    const urgentHere = fields.filter((field) => urgent.has(field))
    return {
      name,
      label: t(`settings.groups.${name}`),
      applies: true,
      isFolded: isFolded && name !== ownNames[0],
      isOpen: urgentHere.length > 0 || fields.some((field) => answer?.result.intent?.payload.name === field),
      errorCount: urgentHere.length,
    }
  }
  const group = (name: AgencyGroupName, translations: Translations) => (
    <SettingsGroup
      key={name}
      {...groupOf(name)}
      {...{ members, missing, translations }}
      intent={answer?.result.intent}
    />
  )
  return (
    <>
      <GroupJumps groups={[...ownNames, ...technicalNames].map(groupOf)} />
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
            {ownNames.map((name) => group(name, translations))}
            <p className={styles.part}>{t('settings.technical')}</p>
            {technicalNames.map((name) => group(name, translations))}
            <SaveBar
              savedAt={savedAt}
              wasRefused={answer !== undefined}
              form={form.element}
              labels={labels}
              page={dashboardPaths.settings}
              closes={false}
            />
          </>
        )}
      </StaffForm>
    </>
  )
}

interface SettingsGroupProps extends FormGroup<AgencyGroupName>, Pick<SettingsFormProps, 'members' | 'missing'> {
  isFolded: boolean
  isOpen: boolean
  translations: Translations
  intent: Intent | undefined
}

function SettingsGroup({ isFolded, isOpen, ...props }: SettingsGroupProps) {
  const { t } = useTranslation('dashboard')
  const { name, label } = props
  const id = `group-${name}`
  const note = t(`settings.notes.${name}`)
  if (isFolded) {
    return (
      <details className={styles.fold} id={id} tabIndex={-1} open={isOpen}>
        <summary>
          <h2>{label}</h2>
          <Icon name="chevron" />
        </summary>
        <p>{note}</p>
        <GroupFields {...props} />
      </details>
    )
  }
  return (
    <section className={styles.group} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{label}</h2>
        <p>{note}</p>
      </div>
      <GroupFields {...props} />
    </section>
  )
}

function GroupFields({
  name,
  members,
  missing,
  translations,
  intent,
}: Omit<SettingsGroupProps, 'isFolded' | 'isOpen'>) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  return (
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
  leadsAsXml: 'w6',
  leadsAddress: 'w6',
  withdrawalOffered: 'w6',
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
