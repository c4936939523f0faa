import type { LimitName } from '#app/data/access/throttles.server.ts'
import type { AppContext } from './context.server.ts'
import { withoutSecrets } from './secret-paths.server.ts'

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
  transferAddressMade: 'info',
  transferRefused: 'warn',
  throttled: 'warn',
  forbidden: 'warn',
  crossOrigin: 'warn',
} as const

interface Details {
  /** The account's id, never its address. */
  user?: string | undefined
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

export function logFault(error: unknown, request: Request, { requestId }: Pick<AppContext, 'requestId'>): void {
  const entry = { level: 'error', requestId, ...placeOf(request), fault: describeFault(error) }
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify(entry))
}

export function logJobFault(job: string, step: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', job, step, fault: describeFault(error) }))
}

function placeOf({ method, url }: Request) {
  return { method, path: withoutSecrets(new URL(url).pathname) }
}

/** Drizzle's message contains the query's parameters, so only its cause is logged. */
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
