import { cleanTelephone } from '#app/fields/clean-text.ts'
import { telephoneAddress } from './telephone.ts'

/** Postal codes are shorter. */
const fewestDigits = 6

/** The digits after country code and leading zero, as any spelling of the number has them: "1701234567". */
export function nationalDigits(telephone: string): string | null {
  const address = telephoneAddress(cleanTelephone(telephone))
  const digits = address?.replace('tel:', '').replace(/^\+49/, '').replace('+', '') ?? ''
  return digits.length < fewestDigits ? null : digits
}
