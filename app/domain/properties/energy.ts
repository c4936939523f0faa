import type { FieldValues } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import type { CertificateFigure } from './energy-certificate.ts'
import { type EnergyClass, energyClasses } from './energy-classes.ts'
import type { energySourceColumns, PropertyValues } from './property.ts'

/** In kWh/(m²·a); everything above G is H (Anlage 10 GModG). */
const upperBounds: Record<Exclude<EnergyClass, 'H'>, number> = {
  'A+': 30,
  A: 50,
  B: 75,
  C: 100,
  D: 130,
  E: 160,
  F: 200,
  G: 250,
}

/** `consumption` in kWh/(m²·a), for demand certificates too. */
export function energyClassFor(consumption: number): EnergyClass {
  return energyClasses.find((name) => name !== 'H' && consumption <= upperBounds[name]) ?? 'H'
}

export function isEnergyClassPlausible({
  energyConsumption,
  energyEfficiencyClass,
}: Pick<PropertyValues, 'energyConsumption' | 'energyEfficiencyClass'>): boolean {
  if (energyConsumption === null || energyEfficiencyClass === null) return true
  return energyClassFor(energyConsumption) === energyEfficiencyClass
}

export interface EnergyLineWords {
  energyClass: EnergyClass | null
  text: string
}

export type EnergyFacts = Pick<PropertyValues, 'energyCertificate' | CertificateFigure | 'yearBuilt'> & {
  energySources: EnergySource[]
}

export type EnergySource = NonNullable<PropertyValues['primaryEnergySource']>

/** Each once; the first leads (§ 87 GModG asks for all that matter to the heating). */
export function energySourcesOf({
  primaryEnergySource,
  furtherEnergySources,
}: Pick<PropertyValues, 'primaryEnergySource' | 'furtherEnergySources'>): EnergySource[] {
  const further = splitRows<FieldValues<typeof energySourceColumns>>(furtherEnergySources).map(({ source }) => source)
  return [...new Set([primaryEnergySource, ...further])].filter((source) => source !== null)
}
