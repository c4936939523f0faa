export const shortlistCookieName = '__Host-merkliste'

export const mostKept = 24

export const mostCompared = 4

export const idSeparator = '.'

export function keptIdsIn(text: string): string[] {
  return [...new Set(text.split(idSeparator, 100))].filter((id) => /^[\da-z]{12}$/.test(id)).slice(0, mostKept)
}

export function writtenIds(ids: readonly string[]): string {
  return ids.join(idSeparator)
}

/** Not HttpOnly: cached pages are the same for everyone, so a script shows what is on the list. */
export function shortlistCookie(ids: readonly string[]): string {
  return `${shortlistCookieName}=${ids.join(idSeparator)}; Path=/; Max-Age=${ids.length && 31_536_000}; Secure; SameSite=Lax`
}

export function starId(id: string): string {
  return `m-${id}`
}
