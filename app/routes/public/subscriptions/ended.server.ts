import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

/** Its value is the number of searches that the address still has. */
export const endedParameter = 'beendet'

export function endedWords(t: Translator, left: number) {
  const { title, last, more, offers } = t('pages:subscription.ended', { returnObjects: true })
  const text = left > 0 ? t('pages:subscription.ended.others', { count: left }) : last
  return { title, text, ...(left > 0 && { more }), link: { to: paths.offers, text: offers } }
}

/** Null where the page is not about an ended search. */
export function readEnded(search: URLSearchParams, t: Translator) {
  const left = search.get(endedParameter)
  return left !== null && /^\d{1,2}$/.test(left) ? endedWords(t, Number(left)) : null
}
