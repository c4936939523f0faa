/** The signed-in person behind a request. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { PasswordProof } from '#app/data/access/passwords.server.ts'
import {
  createSession,
  deleteSession,
  findSessionUser,
  type SessionUser,
  sessionLifetime,
} from '#app/data/access/sessions.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie, readCookie } from '#app/http/cookies.server.ts'
import { type InterruptedPost, readInterruptedPost } from '#app/http/forms/interrupted-post.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { leadingTo, methodNotAllowed, ownPath } from '#app/http/responses.server.ts'
import { paths } from '#app/paths.ts'
import { rememberDevice } from './devices.server.ts'

const cookieName = '__Host-session'

/** Who asks, by request: a page's loaders run side by side, and each of them wants to know. */
const users = new WeakMap<AppContext, Promise<SessionUser | null>>()

export function findUser(request: Request, context: AppContext): Promise<SessionUser | null> {
  const token = readCookie(request, cookieName)
  const user = users.get(context) ?? (token ? findSessionUser(context.db, token) : Promise.resolve(null))
  users.set(context, user)
  return user
}

/**
 * The first line of every loader and action of the dashboard: the signed-in user, or a thrown answer. A page leads to
 * the sign-in form and back; a post is answered 401, and the error page shows the sign-in form with all that was typed.
 */
export async function requireUser(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await findUser(request, context)
  if (!user) throw await interrupted(request, 'signIn')
  if (user.needsSecondFactor && !user.hasSecondFactor && !isSetUp(request)) throw await interrupted(request, 'setUp')
  return user
}

/** Whether staff ask who may see what is not public, without being led anywhere else. */
export async function isStaff(request: Request, context: AppContext): Promise<boolean> {
  const user = await findUser(request, context)
  return user !== null && (user.hasSecondFactor || !user.needsSecondFactor)
}

/** The one page that is open to those who have yet to set up the second factor that the agency wants. */
function isSetUp(request: Request): boolean {
  return new URL(request.url).pathname.startsWith(paths.dashboard.secondFactor)
}

/** How long a second factor counts for what matters most, in milliseconds. */
const confirmedFor = 15 * 60 * 1000

/**
 * The first line where the most can be lost: exports, the second factor itself, and all that is the administration's.
 * Those who have a second factor give it again, unless they have just done so.
 */
export async function requireConfirmedUser(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await requireUser(request, context)
  const age = Date.now() - (user.confirmedAt?.getTime() ?? 0)
  // A clock that was ahead for a while does not stretch the time.
  if (user.hasSecondFactor && (age < 0 || age > confirmedFor)) throw await interrupted(request, 'code')
  return user
}

/** What is asked of somebody before their request is answered. */
type Step = 'signIn' | 'code' | 'setUp'

const pageOfStep: Record<Step, string> = {
  signIn: paths.login,
  code: paths.loginCode,
  setUp: paths.dashboard.secondFactor,
}

/** What the page that asks is told when a post has to wait. */
export interface Interruption {
  step: Step
  /** The page that the post was sent from. */
  back: string
  post: InterruptedPost | null
}

/** A page leads to the page that asks, and back; a post is answered 401, and all that was typed waits there. */
async function interrupted(request: Request, step: Step): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    return redirect(leadingTo(pageOfStep[step], ownPath(pathname + search, pathname)))
  }
  const interruption: Interruption = { step, back: pageBehind(request), post: await readInterruptedPost(request) }
  return Response.json(interruption, { status: 401, statusText: 'Unauthorized' })
}

/** The first line of what only the administration may see or do: 403 for everybody else who is signed in. */
export async function requireAdmin(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await requireUser(request, context)
  if (user.role === 'admin') return requireConfirmedUser(request, context)
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

/**
 * Starts a new session for the user; one that the browser already had is ended. False when the password has been changed
 * since it was proven, the user is disabled, or a second factor is missing: then nothing is opened. `confirmedAt` says
 * when it was given.
 */
export async function signIn(
  request: Request,
  context: AppContext,
  user: Pick<User, 'id'>,
  proof: PasswordProof,
  confirmedAt: Date | null = null,
): Promise<boolean> {
  const token = await createSession(context.db, user, proof, request.headers.get('User-Agent'), confirmedAt)
  if (token === null) return false
  await keepSession(request, context, user, token)
  return true
}

/** Gives the browser the session that has begun, and knows it from now on; a session that it already had is ended. */
export async function keepSession(
  request: Request,
  context: AppContext,
  user: Pick<User, 'id'>,
  token: string,
): Promise<void> {
  await endSession(request, context)
  context.cookies.push(hostCookie(cookieName, token, sessionLifetime.absolute / 1000))
  await rememberDevice(request, context, token)
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
