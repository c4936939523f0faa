/** The tel: address of a number as it is written; without a country code it is German. */
export function telephoneAddress(telephone: string): string {
  const digits = telephone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')
  const international = digits.startsWith('00') ? `+${digits.slice(2)}` : digits.replace(/^0/, '+49')
  return `tel:${international}`
}
