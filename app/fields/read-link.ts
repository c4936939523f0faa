export type LinkProblem = 'link' | 'linkScheme' | 'linkClosed'

/** A host of Latin letters, no number, no user's name: nothing that makes one host look like another. */
const named = /^https:\/\/(?:[\p{Script=Latin}\d-]+\.)+\p{Script=Latin}{2,}(?:[:/?#]|$)/u

/** As typed, with the scheme in lower case; hosts keep their umlauts. Accepts https only, and no page of staff. */
export function readLink(typed: string): { link: string } | { problem: LinkProblem } {
  const address = typed.trim()
  if (!/^https:\/\//i.test(address)) return { problem: 'linkScheme' }
  const link = `https${address.slice('https'.length)}`
  if (!named.test(link) || /[\s\\"<>]/.test(link) || !URL.canParse(link)) return { problem: 'link' }
  const { pathname } = new URL(link)
  return /^\/+dashboard(?:\/|$)/i.test(decoded(pathname)) ? { problem: 'linkClosed' } : { link }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** "youtube.com" for "https://www.youtube.com/watch?v=1". */
export function hostOf(link: string): string {
  return link.replace(/^https:\/\/(?:www\.)?/, '').split(/[/?#:]/, 1)[0] ?? ''
}
