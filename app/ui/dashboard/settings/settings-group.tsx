import type { Intent } from '@conform-to/react'
import { type AgencyFieldName, type AgencyGroupName, agencyFieldGroups } from '#app/domain/agency/agency.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FormGroup } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { Fold } from '#app/ui/dashboard/saving/fold.tsx'
import type { Translations } from '#app/ui/dashboard/saving/staff-form.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import styles from './settings-group.module.css'

interface SettingsGroupProps extends FormGroup<AgencyGroupName> {
  /** Candidates for the valuer. */
  members: readonly FieldOption[]
  /** What wrangler.toml lacks for receipts; null for nothing. */
  missing: string | null
  /** On a phone the others fold: twelve open ones take ten screens. */
  isFirst: boolean
  isOpen: boolean
  translations: Translations
  intent: Intent | undefined
}

export function SettingsGroup({ isFirst, isOpen, ...props }: SettingsGroupProps) {
  const { t } = useTranslation('dashboard')
  const { name, label } = props
  const id = `group-${name}`
  const parts = (
    <>
      <div className={styles.title}>
        <h2 id={`${id}-title`}>{label}</h2>
        <p>{t(`settings.notes.${name}`)}</p>
      </div>
      <GroupFields {...props} />
    </>
  )
  return isFirst ? (
    <section className={styles.group} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      {parts}
    </section>
  ) : (
    <Fold id={id} title={label} isOpen={isOpen} className={styles.fold}>
      {parts}
    </Fold>
  )
}

function GroupFields({ name, members, missing, translations, intent }: Omit<SettingsGroupProps, 'isFirst' | 'isOpen'>) {
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
}
