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
import { allowManyParts } from '#app/http/forms/form-entries.server.ts'
import { type InterruptedPost, readInterruptedPost } from '#app/http/forms/interrupted-post.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { methodNotAllowed, ownPath, withTarget } from '#app/http/responses.server.ts'
import { localeOf, staffLocaleIn } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { followAccountLanguage, staffLocaleCookie } from './account-language.server.ts'
import { rememberDevice } from './devices.server.ts'

const cookieName = '__Host-session'

/** A page's loaders run in parallel and share one lookup. */
const users = new WeakMap<AppContext, Promise<SessionUser | null>>()

export function findUser(request: Request, context: AppContext): Promise<SessionUser | null> {
  const token = readCookie(request, cookieName)
  const user = users.get(context) ?? (token ? findSessionUser(context.db, token) : Promise.resolve(null))
  users.set(context, user)
  return user
}

/** Without a user, a page redirects to sign-in and back; a post gets a 401 that keeps the typed values. */
export async function requireUser(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await findUser(request, context)
  if (!user) throw await interruptionResponse(request, 'signIn')
  if (user.needsSecondFactor && !user.hasSecondFactor && !isSetUpPage(request))
    throw await interruptionResponse(request, 'setUp')
  followAccountLanguage(request, context, user)
  allowManyParts(request)
  return user
}

export async function isStaff(request: Request, context: AppContext): Promise<boolean> {
  const user = await findUser(request, context)
  return user !== null && (user.hasSecondFactor || !user.needsSecondFactor)
}

function isSetUpPage(request: Request): boolean {
  return new URL(request.url).pathname.startsWith(dashboardPaths.secondFactor)
}

const confirmationLifetime = 15 * 60 * 1000

export async function requireConfirmedUser(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await requireUser(request, context)
  const age = Date.now() - (user.confirmedAt?.getTime() ?? 0)
  // A fast clock would make the age negative and prolong the confirmation.
  if (user.hasSecondFactor && (age < 0 || age > confirmationLifetime)) throw await interruptionResponse(request, 'code')
  return user
}

type Step = 'signIn' | 'code' | 'setUp'

const pageOfStep: Record<Step, string> = {
  signIn: paths.login,
  code: paths.loginCode,
  setUp: dashboardPaths.secondFactor,
}

export interface Interruption {
  step: Step
  back: string
  post: InterruptedPost | null
}

async function interruptionResponse(request: Request, step: Step): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    return redirect(withTarget(pageOfStep[step], ownPath(pathname + search, pathname)))
  }
  const interruption: Interruption = { step, back: originatingPage(request), post: await readInterruptedPost(request) }
  return Response.json(interruption, { status: 401, statusText: 'Unauthorized' })
}

export async function requireAdmin(request: Request, context: AppContext): Promise<SessionUser> {
  const user = await requireUser(request, context)
  if (user.role === 'admin') return requireConfirmedUser(request, context)
  logEvent('forbidden', request, context, { user: user.id })
  throw new Response('Forbidden', { status: 403, statusText: 'Forbidden' })
}

export async function postsOnly({ request, context }: LoaderFunctionArgs): Promise<never> {
  await requireUser(request, context)
  throw methodNotAllowed('POST')
}

function originatingPage(request: Request): string {
  const { origin } = new URL(request.url)
  const referer = request.headers.get('Referer') ?? ''
  const isOurs = URL.canParse(referer) && new URL(referer).origin === origin
  return ownPath(isOurs ? referer.slice(origin.length) : null, dashboardPaths.overview)
}

/** False for an outdated proof, a disabled user or a missing second factor. */
export async function signIn(
  request: Request,
  context: AppContext,
  user: Pick<User, 'id'>,
  proof: PasswordProof,
  confirmedAt: Date | null = null,
): Promise<boolean> {
  const token = await createSession(context.db, user, proof, request.headers.get('User-Agent'), confirmedAt)
  if (token === null) return false
  await replaceSession(request, context, user, token)
  return true
}

export async function replaceSession(
  request: Request,
  context: AppContext,
  user: Pick<User, 'id'>,
  token: string,
): Promise<void> {
  await endSession(request, context)
  context.cookies.push(hostCookie(cookieName, token, sessionLifetime.absolute / 1000))
  // Keeps the dashboard's language when the visitor later chooses another one on the public site.
  if (!staffLocaleIn(request)) context.cookies.push(staffLocaleCookie(await localeOf(request)))
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

export function sessionToken(request: Request): string {
  return readCookie(request, cookieName) ?? ''
}
