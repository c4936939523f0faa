/** The address behind a telephone number as it is written; a number without a country is a German one. */
export function telephoneAddress(telephone: string): string {
  const digits = telephone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')
  const international = digits.startsWith('00') ? `+${digits.slice(2)}` : digits.replace(/^0/, '+49')
  return `tel:${international}`
}
