/** The energy of an offer: its class on the scale from A+ to H, and the particulars of its certificate in words. */
import type { EnergyClass } from '#app/domain/energy.ts'
import type { PropertyValues } from '#app/domain/property.ts'
import { propertyOptions } from '#app/domain/property-options.ts'
import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/field.ts'
import { formatDate } from '#app/fields/format.ts'
import { energyColour } from './energy-class.tsx'
import styles from './energy-scale.module.css'
import { formatEnergy, type PropertyWords } from './facts.ts'
import { usePropertyWords } from './use-property-words.ts'

export type EnergyValues = Pick<
  PropertyValues,
  | 'energyCertificate'
  | 'energyCertificateType'
  | 'energyConsumption'
  | 'energyEfficiencyClass'
  | 'primaryEnergySource'
  | 'heatingType'
  | 'energyCertificateIssuedOn'
  | 'energyCertificateValidUntil'
  | 'energyYearBuilt'
  | 'hotWaterIncluded'
  | 'yearBuilt'
>

interface EnergyScaleProps {
  current: EnergyClass
  /** What the flag above the class says. */
  value: string | null
}

export function EnergyScale({ current, value }: EnergyScaleProps) {
  const { t } = usePropertyWords()
  const label = [t('site:offer.energyClass'), current, value].filter(Boolean).join(' ')
  return (
    <ol className={`num ${styles.scale}`} aria-label={label}>
      {propertyOptions.energyEfficiencyClass.map((name) => (
        <li
          key={name}
          className={`${energyColour(name)} ${flagSide(name)}`}
          aria-current={name === current ? 'true' : undefined}
          data-value={name === current ? (value ?? name) : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** The flag never leaves the column: on the first classes it hangs to the right, on the last to the left. */
function flagSide(name: EnergyClass): string | undefined {
  if (name === 'A+' || name === 'A') return styles.first
  return name === 'G' || name === 'H' ? styles.last : styles.middle
}

export function EnergyFactLists({ energy }: { energy: EnergyValues }) {
  const { t, locale } = usePropertyWords()
  const facts = energyFacts(energy, locale, t)
  const half = Math.ceil(facts.length / 2)
  return (
    <div className={styles.lists}>
      <FactList facts={facts.slice(0, half)} />
      {facts.length > half && <FactList facts={facts.slice(half)} />}
    </div>
  )
}

function energyFacts(energy: EnergyValues, locale: Locale, t: PropertyWords): Fact[] {
  const isCertified = energy.energyCertificate === 'available'
  const isDemand = energy.energyCertificateType === 'demand'
  const value = isCertified ? energy.energyConsumption : null
  const year = isCertified ? (energy.energyYearBuilt ?? energy.yearBuilt) : null
  const facts: [string, string | null][] = [
    [t('fields.energyCertificateType'), isCertified ? certificateType(energy, t) : null],
    [t(isDemand ? 'facts.demandValue' : 'facts.consumptionValue'), value === null ? null : formatEnergy(value, locale)],
    [
      t('facts.hotWater'),
      value === null ? null : t(energy.hotWaterIncluded ? 'facts.hotWaterIncluded' : 'facts.hotWaterExcluded'),
    ],
    [t('fields.energyEfficiencyClass'), isCertified ? energy.energyEfficiencyClass : null],
    [
      t('fields.primaryEnergySource'),
      energy.primaryEnergySource && t(`options.primaryEnergySource.${energy.primaryEnergySource}`),
    ],
    [t('fields.heatingType'), energy.heatingType && t(`options.heatingType.${energy.heatingType}`)],
    [t('fields.energyYearBuilt'), year === null ? null : String(year)],
  ]
  return facts.flatMap(([label, text]) => (text === null ? [] : { label, value: text }))
}

function certificateType({ energyCertificateType }: EnergyValues, t: PropertyWords): string | null {
  return energyCertificateType && t(`options.energyCertificateType.${energyCertificateType}`)
}

/** "ausgestellt am 15.03.2021, gültig bis 14.03.2031" */
export function certificateDates(energy: EnergyValues, locale: Locale, t: PropertyWords): string | null {
  const { energyCertificateIssuedOn: issued, energyCertificateValidUntil: valid } = energy
  const parts = [
    issued && t('facts.issuedOn', { date: formatDate(issued, locale) }),
    valid && t('facts.validUntil', { date: formatDate(valid, locale) }),
  ].filter(Boolean)
  return energy.energyCertificate === 'available' && parts.length > 0 ? parts.join(', ') : null
}
