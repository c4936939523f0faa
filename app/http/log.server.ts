/** What the log keeps of people at the door: one line of JSON each, without anything that they typed. */
import type { LimitName } from '#app/data/throttles.server.ts'
import type { AppContext } from './context.server.ts'
import { isSecretPath } from './secret-paths.server.ts'

const levels = {
  signIn: 'info',
  signInFailed: 'warn',
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
  const { pathname } = new URL(request.url)
  const path = isSecretPath(pathname) ? '…' : pathname
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console[level](JSON.stringify({ level, event, requestId, method: request.method, path, ...details }))
}
