/** The offers that a visitor keeps: ids in an order, in the visitor's own cookie and in the address of a list. */

/** kept.ts reads it in the browser. */
export const shortlistCookieName = '__Host-merkliste'

/** So many ids are read from anywhere, so that a cookie and an address stay short. */
export const mostKept = 24

/** So many stand side by side. */
export const mostCompared = 4

export const idSeparator = '.'

/** Each once; what has not the form of an id is left out. */
export function keptIdsIn(text: string): string[] {
  return [...new Set(text.split(idSeparator, 100))].filter((id) => /^[\da-z]{12}$/.test(id)).slice(0, mostKept)
}

export function writtenIds(ids: readonly string[]): string {
  return ids.join(idSeparator)
}

/** Not HttpOnly: kept pages are the same for everybody, so a script in the page shows what is on the list. */
export function shortlistCookie(ids: readonly string[]): string {
  return `${shortlistCookieName}=${ids.join(idSeparator)}; Path=/; Max-Age=${ids.length && 31_536_000}; Secure; SameSite=Lax`
}

/** Of the star's button, where a page without scripts is shown again. */
export function starId(id: string): string {
  return `m-${id}`
}
