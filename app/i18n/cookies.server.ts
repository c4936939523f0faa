/** The cookies of a request. They are read here because the language is one of them, and `http` imports from here. */
import { type Cookies, parseCookie } from 'cookie'

/** In characters: three times what our own cookies take at most. Of a longer header nothing is read. */
const longest = 16_384

export function cookiesOf({ headers }: Request): Cookies {
  const header = headers.get('Cookie') ?? ''
  return header.length > longest ? {} : parseCookie(header)
}
