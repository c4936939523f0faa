import { propertyFields } from '#app/domain/properties/property.ts'

/** What the table of properties shows as the price, as a form of one field. */
export const priceFields = {
  purchase: { purchasePrice: { ...propertyFields.purchasePrice, required: true } },
  rent: { baseRent: { ...propertyFields.baseRent, required: true } },
} as const

export type PriceName = 'purchasePrice' | 'baseRent'
