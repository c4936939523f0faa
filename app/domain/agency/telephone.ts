import type { Locale } from '#app/fields/locale.ts'

/** A number without a country code is German. */
export function telephoneAddress(telephone: string): string {
  const digits = telephone.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')
  const international = digits.startsWith('00') ? `+${digits.slice(2)}` : digits.replace(/^0/, '+49')
  return `tel:${international}`
}

export function shownTelephone(telephone: string, locale: Locale): string {
  if (locale === 'de') return telephone
  return telephone
    .replace(/\(0\) ?/, '')
    .replace(/^\(0([1-9]\d{0,5})\)/, '0$1')
    .replace(/^0(?=[1-9])/, '+49 ')
    .replace(/ ?[/–-] ?/g, ' ')
}
