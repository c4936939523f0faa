import type { HeadersFunction } from '@remix-run/cloudflare'
import ipaddr from 'ipaddr.js'
import { PasswordsBusy } from '#app/data/access/password-turns.server.ts'
import {
  forgetAttempts,
  type Limit,
  type LimitName,
  refundAttempt,
  takeAttempt,
  throttleKey,
} from '#app/data/access/throttles.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { translator } from '#app/i18n/server.ts'

const minute = 60_000

const limits: Readonly<Record<LimitName, Limit>> = {
  signInNetwork: { burst: 20, interval: minute / 4 },
  signInAccountNetwork: { burst: 5, interval: minute },
  // More than one network may try, so a single stranger cannot lock a user out.
  signInAccount: { burst: 100, interval: minute / 6 },
  signInDevice: { burst: 5, interval: minute },
  ownPassword: { burst: 5, interval: minute },
  passwordLink: { burst: 20, interval: minute / 4 },
  resetNetwork: { burst: 5, interval: minute },
  ownDataNetwork: { burst: 5, interval: minute },
  wrongOwnDataLink: { burst: 20, interval: minute / 4 },
  wrongSellerLink: { burst: 20, interval: minute / 4 },
  /** By link: each decision is stored for good and mailed to the office. */
  sellerDecision: { burst: 5, interval: 10 * minute },
  /** Three of a million codes are valid: at 144 attempts a day, a password thief needs four years. */
  secondFactor: { burst: 10, interval: 10 * minute },
  secondFactorDevice: { burst: 10, interval: 10 * minute },
  passkeyOptions: { burst: 40, interval: minute / 4 },
  wrongTransferToken: { burst: 20, interval: minute / 4 },
  /** Some software sends each property as a file of its own. */
  transfer: { burst: 600, interval: minute / 10 },
  enquiry: { burst: 10, interval: minute },
  subscription: { burst: 10, interval: minute },
  /** Limits how many people a stolen account can mail. */
  reply: { burst: 60, interval: minute },
  /** Only new drawings count, because each leaves a file. */
  mapDrawing: { burst: 120, interval: minute / 2 },
}

export interface Attempt {
  limit: LimitName
  subject: string
}

export class TooManyAttempts extends Error {
  constructor(readonly seconds: number) {
    super('too many attempts')
  }
}

/** Counts all attempts, or none and throws TooManyAttempts when one exceeds its limit. */
export async function countAttempts(request: Request, context: AppContext, ...attempts: Attempt[]): Promise<void> {
  for (const [place, { limit, subject }] of attempts.entries()) {
    const wait = await takeAttempt(context.db, await throttleKey(limit, subject), limits[limit])
    if (wait === 0) continue
    await refundAttempts(context, ...attempts.slice(0, place))
    logEvent('throttled', request, context, { limit })
    throw new TooManyAttempts(Math.ceil(wait / 1000))
  }
}

/** Counts an attempt. Null if it may go on. */
export async function throttled(
  request: Request,
  context: AppContext,
  attempt: Attempt,
): Promise<TooManyAttempts | null> {
  try {
    await countAttempts(request, context, attempt)
    return null
  } catch (error) {
    if (error instanceof TooManyAttempts) return error
    throw error
  }
}

export async function refundAttempts({ db }: AppContext, ...attempts: Attempt[]): Promise<void> {
  for (const { limit, subject } of attempts) await refundAttempt(db, await throttleKey(limit, subject), limits[limit])
}

/** When too many derivations are waiting, refunds the attempts and throws TooManyAttempts. */
export async function unlessBusy<Result>(
  context: AppContext,
  attempts: readonly Attempt[],
  derive: () => Promise<Result>,
): Promise<Result> {
  try {
    return await derive()
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error
    await refundAttempts(context, ...attempts)
    throw new TooManyAttempts(error.seconds)
  }
}

export async function forget({ db }: AppContext, { limit, subject }: Attempt): Promise<void> {
  await forgetAttempts(db, await throttleKey(limit, subject))
}

/** The IPv4 address or the IPv6 /64, set by Cloudflare and not forgeable. Requests without one share a network. */
export function networkOf(request: Request): string {
  return prefixOf(request, 4)
}

/** The 48-bit IPv6 prefix, the most that one customer usually gets. */
export function siteOf(request: Request): string {
  return prefixOf(request, 3)
}

function prefixOf(request: Request, groups: number): string {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, groups).join(':') : parsed.toString()
}

/** Follows "in": "45 Sekunden", "einer Minute", "90 Minuten", "3 Stunden". */
export function waitText({ seconds }: TooManyAttempts, locale: Locale): string {
  const t = translator(locale)
  if (seconds < 60) return t('forms:throttled.seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120
    ? t('forms:throttled.minutes', { count: minutes })
    : t('forms:throttled.hours', { count: Math.ceil(minutes / 60) })
}

export function tooManyRequests({ seconds }: TooManyAttempts) {
  return { status: 429, statusText: 'Too Many Requests', headers: { 'Retry-After': String(seconds) } }
}

export const retryHeaders: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders)
  const retryAfter = actionHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return headers
}

/** Headers of a form in steps: `Retry-After`, and the action's own `Cache-Control`. */
export const stepHeaders: HeadersFunction = (given) => {
  const headers = new Headers(retryHeaders(given))
  const kept = given.actionHeaders.get('Cache-Control')
  if (kept) headers.set('Cache-Control', kept)
  return headers
}
