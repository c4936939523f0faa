import { splitLines } from './format.ts'
import { withoutEnd } from './without-end.ts'

export type LinkProblem = 'link' | 'linkScheme' | 'linkClosed' | 'linkLetters'

/** A host of Latin letters as typed, with a port or none. What may follow leaves no room for a user's name. */
const authority = /^https:\/\/([\p{Script=Latin}\d.-]+)(?::\d{1,5})?(?=[/?#]|$)/u

/** White space and what the parser of addresses reads as something else, or no reader sees. */
const misread = /[\s\\"<>\p{Cc}\p{Cf}]/u

/** As typed, with the scheme in lower case; hosts keep their umlauts. Accepts https only, and no page of staff. */
export function readLink(typed: string): { link: string } | { problem: LinkProblem } {
  const address = withoutEnd(typed.replace(/^[\s\p{Cf}]+/u, ''), /[\s\p{Cf}]/u)
  if (!/^https:\/\//i.test(address)) return { problem: 'linkScheme' }
  const link = `https${address.slice('https'.length)}`
  if (misread.test(link)) return { problem: 'link' }
  if (!namesHost(link)) return { problem: hasForeignLetters(link) ? 'linkLetters' : 'link' }
  const { pathname } = new URL(link)
  return /^\/+dashboard(?:\/|$)/i.test(decoded(pathname)) ? { problem: 'linkClosed' } : { link }
}

/** Those of stored lines that may become links: rows can be older than the rule, or written past the forms. */
export function linksIn(lines: string | null): string[] {
  return splitLines(lines).flatMap((line) => {
    const read = readLink(line)
    return 'link' in read ? [read.link] : []
  })
}

/** "youtube.com" for "https://www.youtube.com/watch?v=1"; in Punycode, as the browser opens it. */
export function hostOf(link: string): string {
  return new URL(link).hostname.replace(/^www\.(?=.+\.)/, '')
}

/** Whether a link leads to a name with a dot, and the typed host is that name: wide letters would be another. */
function namesHost(link: string): boolean {
  const host = authority.exec(link.normalize('NFC'))?.[1]
  if (host === undefined || host.normalize('NFKC') !== host || !URL.canParse(link)) return false
  const { hostname } = new URL(link)
  return hostname.length <= longestHost && domain.test(hostname)
}

/** "уoutube.com" with a Cyrillic first letter, wide letters and ligatures look like another name. */
function hasForeignLetters(link: string): boolean {
  const host = /^https:\/\/([^/?#]*)/.exec(link.normalize('NFC'))?.[1] ?? ''
  return [...host].some(
    (sign) => /\p{L}/u.test(sign) && (!/\p{Script=Latin}/u.test(sign) || sign.normalize('NFKC') !== sign),
  )
}

/** RFC 1035, 2.3.4; without the dot of the root. */
const longestHost = 253
const domain = /^(?:[a-z\d-]{1,63}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
