/** Only host names, never IP addresses, so no picture address reaches a private network. */

const longestAddress = 2_000

const hostName = /^(?=.{4,253}$)(?:[a-z0-9][a-z0-9-]{0,62}\.){1,8}[a-z][a-z0-9-]{1,62}$/

function isHostName(text: string): boolean {
  return text.length <= 253 && hostName.test(text)
}

/** Requires https without port and credentials, and a listed host. */
export function isPictureHost(address: string, hosts: readonly string[]): boolean {
  if (address.length > longestAddress || !URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && isHostName(hostname) && hosts.includes(hostname)
}
