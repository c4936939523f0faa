import type { Locale } from '#app/fields/locale.ts'
import { remixFlags } from '#app/remix-flags.ts'

/**
 * The id of the element with the page's data: those of its loaders and its action, as JSON. With Remix's encoding the page
 * would be a tenth larger after gzip. JSON has no errors and no dates: data with them are one string in that encoding.
 */
export const dataId = 'page-data'

/**
 * Before Remix starts, in place of its own script in the page. With `state` it decodes nothing (scripts/settled-flags.ts).
 * Returns the language in which the page was sent: translators write another into `<html lang>`.
 */
export function handDataToRemix(): Locale {
  const { basename, locale, state } = JSON.parse(String(document.querySelector(`script#${dataId}`)?.textContent))
  const data = typeof state === 'string' ? { stream: new Response(state).body } : { state }
  Object.assign(window, { __remixContext: { basename, future: import.meta.env.DEV ? remixFlags : {}, ...data } })
  return locale
}
