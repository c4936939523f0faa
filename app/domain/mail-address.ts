import { isAddress } from '#app/fields/schema/mail-address.ts'

/** Addresses every mail server accepts; those with umlauts are only displayed. */
export function isPlainAddress(address: string): boolean {
  return isAddress(address) && /^[\x21-\x7e]+$/.test(address)
}

/** Ignores case, plus suffixes and Gmail's dots. For counting only, not for sending. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@')
  const untagged = name.split('+')[0] || name
  return dotlessHosts.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

const dotlessHosts: readonly string[] = ['gmail.com', 'googlemail.com']
