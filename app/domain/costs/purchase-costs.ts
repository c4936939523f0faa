export const notaryPercent = 2

export interface PurchaseCosts {
  tax: number
  notary: number
  commission: number | null
  total: number
}

/** `percent` of the price; the commission includes VAT. */
export function purchaseCosts(price: number, percent: { tax: number; commission: number | null }): PurchaseCosts {
  // Rounded down, as the law rounds it (§ 11 Abs. 2 GrEStG).
  const tax = Math.floor(share(price, percent.tax))
  const notary = Math.round(share(price, notaryPercent))
  const commission = percent.commission === null ? null : Math.round(share(price, percent.commission))
  const total = Math.round((price + tax + notary + (commission ?? 0)) / 100) * 100
  return { tax, notary, commission, total }
}

function share(price: number, percent: number): number {
  return (price * percent) / 100
}
