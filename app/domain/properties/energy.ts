import { type EnergyClass, energyClasses } from './energy-classes.ts'
import type { PropertyValues } from './property.ts'

/** The upper bound of each efficiency class in kWh/(m²·a); everything above G is H. Source: Anlage 10 GEG. */
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

/** The efficiency class that belongs to a consumption or demand in kWh/(m²·a). */
export function energyClassFor(consumption: number): EnergyClass {
  return energyClasses.find((name) => name !== 'H' && consumption <= upperBounds[name]) ?? 'H'
}

/** Whether class and value belong together, as far as both are known; a certificate may still say otherwise. */
export function isEnergyClassPlausible({
  energyConsumption,
  energyEfficiencyClass,
}: Pick<PropertyValues, 'energyConsumption' | 'energyEfficiencyClass'>): boolean {
  if (energyConsumption === null || energyEfficiencyClass === null) return true
  return energyClassFor(energyConsumption) === energyEfficiencyClass
}

/** What is said about a certificate wherever an offer is advertised. */
export type EnergyFacts = Pick<
  PropertyValues,
  | 'energyCertificate'
  | 'energyCertificateType'
  | 'energyConsumption'
  | 'energyEfficiencyClass'
  | 'primaryEnergySource'
  | 'energyYearBuilt'
  | 'yearBuilt'
>
