/** From where pictures may be fetched: hosts by name, never by number, so that no address leads into another network. */

const longestAddress = 2_000

/** Letters, digits and hyphens in at least two parts, of which the last begins with a letter. */
const hostName = /^(?=.{4,253}$)(?:[a-z0-9][a-z0-9-]{0,62}\.){1,8}[a-z][a-z0-9-]{1,62}$/

function isHostName(text: string): boolean {
  return text.length <= 253 && hostName.test(text)
}

/** Encrypted, without port and credentials, on one of the listed hosts. */
export function isPictureHost(address: string, hosts: readonly string[]): boolean {
  if (address.length > longestAddress || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && isHostName(hostname) && hosts.includes(hostname)
}
