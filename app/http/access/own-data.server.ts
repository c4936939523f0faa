/** What is stored about an address, for whoever holds a mailed link to it. */
import { hashToken, isToken } from '#app/data/access/tokens.server.ts'
import { queueOwnDataLink } from '#app/data/own-data/own-data-links.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { countAttempts, networkOf, TooManyAttempts, tooManyRequests, waitText } from './throttle.server.ts'

/**
 * Neither answer nor timing reveals whether anything is stored about the address: the same statements run, and the mail
 * is made some time after the answer. Throws TooManyAttempts for a network.
 */
export async function mailOwnDataLink(
  request: Request,
  context: AppContext,
  email: string,
  locale: Locale,
): Promise<void> {
  const { db, config, transport, waitUntil } = context
  await countAttempts(request, context, { limit: 'ownDataNetwork', subject: networkOf(request) })
  // The host of the request could be forged, so the link uses the configured address.
  await queueOwnDataLink(db, email, { locale, page: config.siteUrl + localPath(ownDataPaths.stored(''), locale) })
  waitUntil(deliverSoon(db, transport))
}

/** Why there is nothing to see, for the page that says so. */
interface Gone {
  title: string
  text: string
  link: { to: string; text: string }
}

type Opened<Found> = { found: Found; gone: null } | { found: null; gone: Gone; init: ResponseInit }

/** Does something by the id of a link; guesses are counted by network. */
export async function openOwnData<Found>(
  request: Request,
  context: AppContext,
  token: string | undefined,
  find: (link: string) => Promise<Found | null>,
): Promise<Opened<Found>> {
  const locale = await localeOf(request)
  if (!isToken(token)) return goneResponse(locale)
  const found = await find(await hashToken(token))
  if (found) return { found, gone: null }
  try {
    await countAttempts(request, context, { limit: 'wrongOwnDataLink', subject: networkOf(request) })
    return goneResponse(locale)
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    return goneResponse(locale, error)
  }
}

function goneResponse(locale: Locale, error?: TooManyAttempts): Opened<never> {
  const t = translator(locale)
  const wait = error ? waitText(error, locale) : ''
  const { gone, throttled } = t('pages:ownData', { returnObjects: true, wait })
  const { title, text } = error ? throttled : gone
  const link = { to: ownDataPaths.request, text: gone.again }
  return { found: null, gone: { title, text, link }, init: error ? tooManyRequests(error) : { status: 404 } }
}
