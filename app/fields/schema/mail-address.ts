export const longestAddress = 254

const longestName = 64
const longestLabel = 63

/** Characters of a name without quotes or comments (RFC 5322, 3.2.3), with letters of all languages (RFC 6531). */
const atom = /^[^\s\p{C}@<>"(),:;\\[\].]+$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u
const lastLabel = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu

/** A name and a domain of two labels or more. Literals such as `a@[127.0.0.1]`, quotes and comments are no address. */
export function isAddress(address: string): boolean {
  const at = address.indexOf('@')
  const name = address.slice(0, Math.max(at, 0))
  const labels = address.slice(at + 1).split('.')
  return (
    address.length <= longestAddress &&
    name.length <= longestName &&
    name.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => part.length <= longestLabel && label.test(part)) &&
    lastLabel.test(labels.at(-1) ?? '')
  )
}
