import type { Intent } from '@conform-to/react'
import type { ReactNode } from 'react'
import { type PropertyFieldName, type PropertyGroupName, propertyFieldGroups } from '#app/domain/properties/property.ts'
import { isExpected, type PropertyKind, type Scope } from '#app/domain/properties/property-scopes.ts'
import type { FieldWidth } from '#app/fields/field-frame.tsx'
import { FieldGroup } from '#app/fields/field-group.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { FormGroup } from '#app/ui/dashboard/frame/group-jumps.tsx'
import { HelpLink, type HelpTopic } from '#app/ui/dashboard/help/help-link.tsx'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { Fold } from '#app/ui/dashboard/saving/fold.tsx'
import { TranslationSource } from '#app/ui/dashboard/texts/translation-source.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './property-form-group.module.css'
import type { Origin } from './property-origin.tsx'
import { StageField } from './stage-field.tsx'
import { usePropertyHints } from './use-property-hints.tsx'

interface PropertyFormGroupProps extends FormGroup<PropertyGroupName> {
  kind: PropertyKind
  /** The first is always open. */
  isFoldable: boolean
  isFolded: boolean
  /** Before the form started again; undefined if the user has left it alone. */
  wasOpen: boolean | undefined
  /** Whether to open the group although it is folded or does not apply. */
  isOpen: boolean
  /** Always false without JavaScript, where every field must be reachable. */
  isHidden: (field: string) => boolean
  /** By which the style sheet closes fields of other kinds; null once scripts do, and for what must be seen. */
  scopeOf: (field: string) => Scope | null
  members: readonly FieldOption[]
  labels: Readonly<Record<PropertyFieldName, string>>
  sent: Origin['differing']
  /** How the deposit is read, and whether it is too much. */
  depositNote: string | undefined
  prepared: PreparedView['rows']
  stale: Readonly<Record<string, ReactNode>>
  /** Translations that are shown in either language. */
  isUrgent: (field: string) => boolean
  /** Set on the page that a row's button brought. */
  intent: Intent | undefined
  /** Null before the first save, when the location has no page yet. */
  storedId: string | null
}

/** Folds groups about other types of property; their controls stay in the form, so nothing typed is lost. */
export function PropertyFormGroup({
  name,
  label: title,
  applies,
  isOpen,
  isFoldable,
  isFolded,
  wasOpen,
  errorCount: _,
  kind,
  ...props
}: PropertyFormGroupProps) {
  const { t } = useTranslation('dashboard')
  const id = `group-${name}`
  const topic = helpTopics[name]
  const isWideOpen = isExpected(name, kind)
  const isClosed = (field: PropertyFieldName) => props.scopeOf(field) !== null && !isExpected(field, kind)
  const further = keysOf(propertyFieldGroups[name]).some(isClosed) ? <FurtherFields /> : null
  if (!isFoldable) {
    return (
      <section className={styles.group} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
        <div className={styles.title}>
          <h2 id={`${id}-title`}>{title}</h2>
          {topic ? <HelpLink topic={topic} /> : null}
        </div>
        <GroupFields name={name} {...props} />
        {further}
      </section>
    )
  }
  return (
    <Fold
      className={styles.group}
      id={id}
      title={title}
      note={!applies && kind.houseType ? t(`form.notForType.${kind.houseType}`) : null}
      isOpen={isOpen || (wasOpen ?? (isWideOpen && !isFolded))}
      unfolds={isOpen ? 'always' : isWideOpen ? 'wide' : undefined}
    >
      {topic ? (
        <p className={styles.help}>
          <HelpLink topic={topic} />
        </p>
      ) : null}
      <GroupFields name={name} {...props} />
      {further}
    </Fold>
  )
}

/** Opens what the style sheet closes: it holds nothing, so that each field keeps its place whatever is chosen. */
function FurtherFields() {
  const { t } = useTranslation('dashboard')
  return (
    <details className={styles.further}>
      <summary>
        {t('form.furtherFields')}
        <small>{t('form.furtherFieldsOf')}</small>
        <Icon name="chevron" />
      </summary>
    </details>
  )
}

const helpTopics: Partial<Record<PropertyGroupName, HelpTopic>> = {
  costs: 'provision',
  energy: 'energy',
  flags: 'marketing',
}

type GroupFieldsProps = Omit<
  PropertyFormGroupProps,
  'label' | 'applies' | 'kind' | 'isOpen' | 'isFoldable' | 'isFolded' | 'wasOpen' | 'errorCount'
>

function GroupFields({ name, ...props }: GroupFieldsProps) {
  const { isHidden, scopeOf, members, labels, sent, depositNote, prepared, stale, isUrgent, intent, storedId } = props
  const { t } = useTranslation(['property', 'dashboard'])
  const words = useFieldWords()
  const hints = usePropertyHints({ storedId, depositNote, sent, prepared })
  const { published, reserved, sold, ...besideStage } = propertyFieldGroups.flags
  const group = (
    <FieldGroup
      fields={name === 'flags' ? besideStage : propertyFieldGroups[name]}
      labels={labels}
      hints={hints}
      optionNames={t('options', { returnObjects: true })}
      references={{ responsibleMember: members }}
      widths={widths}
      isHidden={isHidden}
      marksOf={(field) => ({
        'data-house': scopeOf(field)?.houseTypes?.join(' '),
        'data-market': scopeOf(field)?.marketType,
      })}
      words={{ ...words, columns: t('columns', { returnObjects: true }) }}
      stale={stale}
      source={(field) => <TranslationSource name={field} />}
      isUrgent={isUrgent}
      intent={intent}
    />
  )
  if (name !== 'flags') return group
  return (
    <>
      <StageField labels={labels} />
      {group}
    </>
  )
}

/** Overrides a field's usual width, so that every row of six columns is full. */
const widths: Partial<Record<PropertyFieldName, FieldWidth>> = {
  name: 'w4',
  propertyNumber: 'w2',
  street: 'w4',
  addressVisible: 'w6',
  latitude: 'w3',
  longitude: 'w3',
  serviceCharge: 'w3',
  heatingCosts: 'w3',
  heatingIncluded: 'w6',
  depositText: 'w4',
  provision: 'w6',
  priceOnRequest: 'w6',
  energyCertificate: 'w3',
  energyCertificateType: 'w3',
  energyConsumption: 'w3',
  energyEfficiencyClass: 'w3',
  primaryEnergyDemand: 'w3',
  primaryEnergySource: 'w3',
  hotWaterIncluded: 'w4',
  balconyOrTerrace: 'w6',
  balconies: 'w3',
  terraces: 'w3',
  garden: 'w3',
  elevator: 'w3',
  fittedKitchen: 'w3',
  guestToilet: 'w3',
  heritageStatus: 'w3',
  buildingPermit: 'w3',
  fittingsQuality: 'w2',
  yearBuilt: 'w3',
  lastModernized: 'w3',
  availableFrom: 'w3',
  rented: 'w3',
  petsAllowed: 'w3',
  parkingType: 'w4',
  highlighted: 'w4',
  soldOn: 'w2',
}
