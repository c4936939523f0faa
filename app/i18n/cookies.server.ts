/** In `i18n`, because `http` imports from here and the language is a cookie. */
import { type Cookies, parseCookie } from 'cookie'

/** In characters: three times the most that our own cookies need. Longer headers are ignored. */
const longest = 16_384

export function cookiesOf({ headers }: Request): Cookies {
  const header = headers.get('Cookie') ?? ''
  return header.length > longest ? {} : parseCookie(header)
}
