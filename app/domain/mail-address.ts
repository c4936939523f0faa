/** Addresses of mailboxes: which a mail server takes, and which are the same one. */

/** In characters; no mail address is longer (RFC 5321). */
export const longestAddress = 254

/** Addresses that every mail server accepts: those with umlauts are only shown. */
export function isPlainAddress(address: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d-]+\.)+[a-z]{2,}$/i.test(address)
}

/**
 * The same for all spellings that reach one mailbox, as far as they can be told: in any case, with anything behind a
 * plus sign, and with dots where the largest provider ignores them. For counting what is sent to somebody; mails go to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@')
  const untagged = name.split('+')[0] || name
  return dotlessHosts.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

/** The same mailboxes under two names, in which dots make no difference. */
const dotlessHosts: readonly string[] = ['gmail.com', 'googlemail.com']
