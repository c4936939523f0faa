/** What the log keeps: one line of JSON for each fault and for what people do at the door, without what they typed. */
import type { LimitName } from '#app/data/access/throttles.server.ts'
import { withoutSecrets } from '#app/http/access/secret-paths.server.ts'
import type { AppContext } from './context.server.ts'

const levels = {
  signIn: 'info',
  signInFailed: 'warn',
  secondFactorFailed: 'warn',
  secondFactorAdded: 'info',
  secondFactorRemoved: 'warn',
  passkeyAdded: 'info',
  passkeyRemoved: 'info',
  signOut: 'info',
  newPassword: 'info',
  throttled: 'warn',
  /** Somebody is signed in, but the page is not for their role. */
  forbidden: 'warn',
  /** A write that a foreign page has sent. */
  crossOrigin: 'warn',
} as const

interface Details {
  /** The id of the account, as far as there is one; never its address. */
  user?: string | undefined
  /** Which limit was reached. */
  limit?: LimitName
}

export function logEvent(
  event: keyof typeof levels,
  request: Request,
  { requestId }: Pick<AppContext, 'requestId'>,
  details: Details = {},
): void {
  const level = levels[event]
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console[level](JSON.stringify({ level, event, requestId, ...placeOf(request), ...details }))
}

/** The id of the request is the one that the error page shows. */
export function logFault(error: unknown, request: Request, { requestId }: Pick<AppContext, 'requestId'>): void {
  const entry = { level: 'error', requestId, ...placeOf(request), fault: describeFault(error) }
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify(entry))
}

/** A fault of what nobody asked for just now: the clock's work, or a page that is renewed meanwhile. */
export function logJobFault(job: string, step: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', job, step, fault: describeFault(error) }))
}

function placeOf({ method, url }: Request) {
  return { method, path: withoutSecrets(new URL(url).pathname) }
}

/** What failed and where. A failed query names its parameters in its own message, so only its cause may speak. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause.message : error.message
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${message}`, ...frames.slice(0, 8)].join('\n')
}
