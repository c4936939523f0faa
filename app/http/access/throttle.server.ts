/** How often somebody may try something, who that is, and what they are told when it was too often. */
import type { HeadersFunction } from '@remix-run/cloudflare'
import ipaddr from 'ipaddr.js'
import {
  forgetAttempts,
  type Limit,
  type LimitName,
  returnAttempt,
  takeAttempt,
  throttleKey,
} from '#app/data/access/throttles.server.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { translator } from '#app/i18n/server.ts'

const minute = 60_000

const limits: Readonly<Record<LimitName, Limit>> = {
  signInNetwork: { burst: 20, interval: minute / 4 },
  signInAccountNetwork: { burst: 5, interval: minute },
  // Forgives more than one network may try: no single stranger keeps anybody out.
  signInAccount: { burst: 100, interval: minute / 6 },
  signInDevice: { burst: 5, interval: minute },
  ownPassword: { burst: 5, interval: minute },
  passwordLink: { burst: 20, interval: minute / 4 },
  resetNetwork: { burst: 5, interval: minute },
  resetAddress: { burst: 3, interval: 60 * minute },
  /** A million codes, three of which are right: 144 attempts a day find one in four years, with the password known. */
  secondFactor: { burst: 10, interval: 10 * minute },
  secondFactorDevice: { burst: 10, interval: 10 * minute },
  passkeyOptions: { burst: 40, interval: minute / 4 },
  enquiry: { burst: 10, interval: minute },
}

/** Who tries what: an account, a user or a network, whatever the limit is about. */
export interface Attempt {
  limit: LimitName
  subject: string
}

/** Thrown when a limit is reached; there is room again after so many seconds. */
export class TooManyAttempts extends Error {
  constructor(readonly seconds: number) {
    super('too many attempts')
  }
}

/** Counts the attempts, or none of them if one has no room; then it throws TooManyAttempts. */
export async function countAttempts(request: Request, context: AppContext, ...attempts: Attempt[]): Promise<void> {
  for (const [place, { limit, subject }] of attempts.entries()) {
    const wait = await takeAttempt(context.db, await throttleKey(limit, subject), limits[limit])
    if (wait === 0) continue
    await giveBack(context, ...attempts.slice(0, place))
    logEvent('throttled', request, context, { limit })
    throw new TooManyAttempts(Math.ceil(wait / 1000))
  }
}

/** What succeeded does not count. */
export async function giveBack({ db }: AppContext, ...attempts: Attempt[]): Promise<void> {
  for (const { limit, subject } of attempts) await returnAttempt(db, await throttleKey(limit, subject), limits[limit])
}

/** Everything that was tried before is forgotten. */
export async function forget({ db }: AppContext, { limit, subject }: Attempt): Promise<void> {
  await forgetAttempts(db, await throttleKey(limit, subject))
}

/**
 * The network that a request comes from: an IPv4 address, or the 64 bits of an IPv6 address that are one household's or
 * one office's. Cloudflare says it, whatever the client claims; where nobody says it, all are one.
 */
export function networkOf(request: Request): string {
  return prefixOf(request, 4)
}

/** The same with 48 bits of an IPv6 address: as much as one customer may be given, 65,536 networks. */
export function siteOf(request: Request): string {
  return prefixOf(request, 3)
}

function prefixOf(request: Request, groups: number): string {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, groups).join(':') : parsed.toString()
}

/** "45 Sekunden", "einer Minute", "2 Minuten": as it stands after "in". */
export function sayWait({ seconds }: TooManyAttempts, locale: Locale): string {
  const t = translator(locale)
  return seconds < 60
    ? t('forms:throttled.seconds', { count: seconds })
    : t('forms:throttled.minutes', { count: Math.ceil(seconds / 60) })
}

/** The status and the headers of the answer. */
export function tooManyRequests({ seconds }: TooManyAttempts) {
  return { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } }
}

/** The `headers` of a page whose action says when to try again. */
export const retryHeaders: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const retryAfter = actionHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}
