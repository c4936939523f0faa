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
  energy: Pick<EnergyValues, 'energyConsumption' | 'energyCertificateType'>
}

/** All classes in their order; the one of the offer is marked, and carries a flag with its value. */
export function EnergyScale({ current, energy }: EnergyScaleProps) {
  const { t, locale } = usePropertyWords()
  const value = energy.energyConsumption
  return (
    <ol className={`num ${styles.scale}`} aria-label={`${t('site:offer.energyClass')} ${current}`}>
      {propertyOptions.energyEfficiencyClass.map((name) => (
        <li
          key={name}
          className={`${energyColour(name)} ${flagSide(name)}`}
          aria-current={name === current ? 'true' : undefined}
        >
          {name}
          {name === current && (
            <span className={styles.flag}>
              {value !== null && <span className="sr">{valueLabel(energy, t)} </span>}
              {value === null ? name : formatEnergy(value, locale)}
            </span>
          )}
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
  if (facts.length === 0) return null
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
  const value = isCertified ? energy.energyConsumption : null
  const year = energy.energyYearBuilt ?? energy.yearBuilt
  const yearLabel = energy.energyYearBuilt === null ? 'fields.yearBuilt' : 'fields.energyYearBuilt'
  const facts: [string, string | null][] = [
    [t('fields.energyCertificateType'), isCertified ? certificateType(energy, t) : null],
    [valueLabel(energy, t), value === null ? null : formatEnergy(value, locale)],
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
    [t(yearLabel), isCertified && year !== null ? String(year) : null],
  ]
  return facts.flatMap(([label, text]) => (text === null ? [] : { label, value: text }))
}

/** Demand is computed, consumption is measured: the two are never called the same. */
function valueLabel({ energyCertificateType }: Pick<EnergyValues, 'energyCertificateType'>, t: PropertyWords): string {
  if (!energyCertificateType) return t('fields.energyConsumption')
  return t(energyCertificateType === 'demand' ? 'facts.demandValue' : 'facts.consumptionValue')
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
