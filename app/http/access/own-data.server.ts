import { hashToken, isToken } from '#app/data/access/tokens.server.ts'
import { queueOwnDataLink } from '#app/data/own-data/own-data-links.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import {
  countAttempts,
  networkOf,
  type TooManyAttempts,
  throttled,
  tooManyRequests,
  waitText,
} from './throttle.server.ts'

/**
 * Hides whether the address has data: the same statements run, and the mail is made after the answer. Throws
 * TooManyAttempts.
 */
export async function mailOwnDataLink(
  request: Request,
  context: AppContext,
  email: string,
  locale: Locale,
): Promise<void> {
  await countAttempts(request, context, { limit: 'ownDataNetwork', subject: networkOf(request) })
  await deliverOwnDataLink(context, email, locale)
}

/** False if nothing is stored about the address, or its mailbox has had its links for today. */
export async function deliverOwnDataLink(
  { db, config, transport, waitUntil }: AppContext,
  email: string,
  locale: Locale,
): Promise<boolean> {
  // The Host header can be forged, so the link uses the configured address.
  const page = config.siteUrl + localPath(ownDataPaths.stored(''), locale)
  const isQueued = await queueOwnDataLink(db, email, { locale, page })
  waitUntil(deliverSoon(db, transport))
  return isQueued
}

interface Gone {
  title: string
  text: string
  link: { to: string; text: string }
}

type Opened<Found> = { found: Found; gone: null } | { found: null; gone: Gone; init: ResponseInit }

/** Guesses are counted by network. */
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
  const wait = await throttled(request, context, { limit: 'wrongOwnDataLink', subject: networkOf(request) })
  return goneResponse(locale, wait ?? undefined)
}

function goneResponse(locale: Locale, error?: TooManyAttempts): Opened<never> {
  const t = translator(locale)
  const wait = error ? waitText(error, locale) : ''
  const { gone, throttled } = t('pages:ownData', { returnObjects: true, wait })
  const { title, text } = error ? throttled : gone
  const link = { to: ownDataPaths.request, text: gone.again }
  return { found: null, gone: { title, text, link }, init: error ? tooManyRequests(error) : { status: 404 } }
}
