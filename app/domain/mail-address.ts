import { isAddress } from '#app/fields/schema/mail-address.ts'

/** Addresses every mail server accepts as sentAddress(); those with umlauts before the @ are only displayed. */
export function isPlainAddress(address: string): boolean {
  const sent = sentAddress(address)
  return isAddress(sent) && /^[\x21-\x7e]+$/.test(sent)
}

/** Ignores case, plus suffixes and Gmail's dots. For counting only, not for sending. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = sentAddress(address.trim()).toLowerCase().split('@')
  const untagged = name.split('+')[0] || name
  return dotlessHosts.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

const dotlessHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** As it leaves in mails and links: a domain with umlauts in Punycode (RFC 5891), anything else as typed. */
export function sentAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const host = address.slice(at)
  if (at === 0 || /^[\x21-\x7e]*$/.test(host) || !international.test(host)) return address
  return URL.canParse(`https://${host}`) ? address.slice(0, at) + new URL(`https://${host}`).hostname : address
}

const international = /^[\p{L}\p{M}\p{N}.-]+$/u

export function mailLink(address: string): string {
  return `mailto:${sentAddress(address)}`
}
