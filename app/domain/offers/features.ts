import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { type FeatureName, featureNames } from './offer-filters.ts'

type Balconies = Pick<PropertyValues, 'balconyOrTerrace' | 'balconies' | 'terraces'>

export function balconyOrTerraceOf({ balconyOrTerrace, balconies, terraces }: Balconies) {
  if ((balconies ?? 0) + (terraces ?? 0) > 0) return 'yes'
  return balconyOrTerrace ?? (balconies === 0 && terraces === 0 ? 'no' : null)
}

const isThere: Record<FeatureName, (property: PropertyValues) => boolean> = {
  elevator: ({ elevator }) => elevator === 'yes',
  balcony: (property) => balconyOrTerraceOf(property) === 'yes',
  garden: ({ garden }) => garden === 'yes',
  barrierFree: ({ barrierFree }) => barrierFree !== null && barrierFree !== 'no',
}

function featuresOf(values: PropertyValues): FeatureName[] {
  const property = withoutOthers(values)
  return featureNames.filter((name) => isThere[name](property))
}

export function featureBit(name: FeatureName): number {
  return 2 ** featureNames.indexOf(name)
}

export function featureBits(values: PropertyValues): number {
  return featuresOf(values).reduce((bits, name) => bits + featureBit(name), 0)
}
