/** The signed-in person behind a request. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { createSession, deleteSession, findSessionUser, sessionLifetime } from '#app/data/sessions.server.ts'
import type { User } from '#app/data/users.server.ts'
import { paths } from '#app/paths.ts'
import type { AppContext } from './context.server.ts'
import { hostCookie, readCookie } from './cookies.server.ts'
import { type InterruptedPost, readInterruptedPost } from './interrupted-post.server.ts'
import { logEvent } from './log.server.ts'
import { methodNotAllowed, ownPath } from './responses.server.ts'

const cookieName = '__Host-session'

/** Who asks, by request: a page's loaders run side by side, and each of them wants to know. */
const users = new WeakMap<AppContext, Promise<User | null>>()

export function findUser(request: Request, context: AppContext): Promise<User | null> {
  const token = readCookie(request, cookieName)
  const user = users.get(context) ?? (token ? findSessionUser(context.db, token) : Promise.resolve(null))
  users.set(context, user)
  return user
}

/**
 * The first line of every loader and action of the dashboard: the signed-in user, or a thrown answer. A page leads to
 * the sign-in form and back; a post is answered 401, and the error page shows the sign-in form with all that was typed.
 */
export async function requireUser(request: Request, context: AppContext): Promise<User> {
  const user = await findUser(request, context)
  if (user) return user
  const { pathname, search } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    throw redirect(`${paths.login}?${new URLSearchParams({ redirectTo: ownPath(pathname + search, pathname) })}`)
  }
  const interruption: Interruption = { back: pageBehind(request), post: await readInterruptedPost(request) }
  throw Response.json(interruption, { status: 401, statusText: 'Unauthorized' })
}

/** What the sign-in form is told when a post came too late. */
export interface Interruption {
  /** The page that the post was sent from. */
  back: string
  post: InterruptedPost | null
}

/** The first line of what only the administration may see or do: 403 for everybody else who is signed in. */
export async function requireAdmin(request: Request, context: AppContext): Promise<User> {
  const user = await requireUser(request, context)
  if (user.role === 'admin') return user
  logEvent('forbidden', request, context, { user: user.id })
  throw new Response('Forbidden', { status: 403, statusText: 'Forbidden' })
}

/** The loader of a dashboard address that only takes posts. */
export async function postsOnly({ request, context }: LoaderFunctionArgs): Promise<never> {
  await requireUser(request, context)
  throw methodNotAllowed('POST')
}

/** The page that a post was sent from, as far as the browser says so. */
function pageBehind(request: Request): string {
  const { origin } = new URL(request.url)
  const referer = request.headers.get('Referer') ?? ''
  const isOurs = URL.canParse(referer) && new URL(referer).origin === origin
  return ownPath(isOurs ? referer.slice(origin.length) : null, paths.dashboard.overview)
}

/** Starts a new session for the user; one that the browser already had is ended. */
export async function signIn(request: Request, context: AppContext, user: User): Promise<void> {
  await endSession(request, context)
  const token = await createSession(context.db, user.id, request.headers.get('User-Agent'))
  context.cookies.push(hostCookie(cookieName, token, sessionLifetime.absolute / 1000))
  logEvent('signIn', request, context, { user: user.id })
}

export async function signOut(request: Request, context: AppContext): Promise<void> {
  const user = await findUser(request, context)
  if (user) logEvent('signOut', request, context, { user: user.id })
  await endSession(request, context)
  context.cookies.push(hostCookie(cookieName, '', 0))
}

async function endSession(request: Request, { db }: AppContext): Promise<void> {
  const token = readCookie(request, cookieName)
  if (token) await deleteSession(db, token)
}

/** The token of the session behind a request that requireUser has let pass. */
export function sessionToken(request: Request): string {
  return readCookie(request, cookieName) ?? ''
}
