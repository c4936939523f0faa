import { areas } from '#app/domain/properties/areas.ts'
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'

const conditions = [
  'firstTimeUse',
  'mint',
  'refurbished',
  'modernized',
  'wellKept',
  'needsRenovation',
  'needsRefurbishment',
] as const satisfies (typeof propertyOptions.objectCondition)[number][]

export const valuationSteps = {
  object: {
    houseType: { kind: 'choice', options: ['house', 'apartment', 'plot'], required: true, asked: 'kindOfHome' },
    street: { kind: 'text', max: 120 },
    postalCode: { kind: 'postalCode', required: true, asked: 'postalCode' },
    city: { kind: 'text', max: 80, required: true, asked: 'city' },
    ...areas,
    rooms: { kind: 'decimal', max: 999 },
    yearBuilt: { kind: 'year' },
    objectCondition: { kind: 'choice', options: conditions },
  },
  occasion: {
    occasion: { kind: 'choice', options: ['sell', 'inherit', 'divide', 'curious'], required: true, asked: 'occasion' },
    timeFrame: { kind: 'choice', options: ['now', 'threeMonths', 'year', 'open'], required: true, asked: 'timeFrame' },
  },
  person: {
    name: { kind: 'text', max: 120, required: true, asked: 'name' },
    email: { kind: 'email' },
    phone: { kind: 'phone' },
    message: { kind: 'longText', max: 5_000 },
  },
} as const satisfies Record<string, Fields>

export type ValuationStep = keyof typeof valuationSteps

export const answerFields = { ...valuationSteps.object, ...valuationSteps.occasion } as const satisfies Fields
export type ValuationAnswers = FieldValues<typeof answerFields>

export const valuationFields = { ...answerFields, ...valuationSteps.person } as const satisfies Fields
export type ValuationFieldName = keyof typeof valuationFields
