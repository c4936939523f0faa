import type { PasswordProof } from '#app/data/access/passwords.server.ts'
import { takeCode } from '#app/data/access/second-factor.server.ts'
import { confirmSession } from '#app/data/access/sessions.server.ts'
import { beginSignIn, findSignInUser, finishSignIn, signInLifetime } from '#app/data/access/sign-ins.server.ts'
import type { User } from '#app/data/access/users.server.ts'
import { readCode } from '#app/domain/access/second-factor.ts'
import { cleanLine } from '#app/fields/clean-text.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie, readCookie } from '#app/http/cookies.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { knownDevice } from './devices.server.ts'
import { passkeyOwner } from './passkeys.server.ts'
import { findUser, replaceSession, sessionToken } from './session.server.ts'
import { type Attempt, countAttempts, networkOf, refundAttempts } from './throttle.server.ts'

const cookieName = '__Host-sign-in'

export class WrongCode extends Error {}

export interface Challenged {
  user: User
  isSignedIn: boolean
}

/** The cookie replaces the password until the second factor follows. */
export async function requestSecondFactor(context: AppContext, userId: string, proof: PasswordProof): Promise<boolean> {
  const token = await beginSignIn(context.db, userId, proof)
  if (token) context.cookies.push(hostCookie(cookieName, token, signInLifetime / 1000))
  return token !== null
}

export async function findChallenged(request: Request, context: AppContext): Promise<Challenged | null> {
  const token = readCookie(request, cookieName)
  const waiting = token ? await findSignInUser(context.db, token) : null
  if (waiting) return { user: waiting, isSignedIn: false }
  const user = await findUser(request, context)
  return user?.hasSecondFactor ? { user, isSignedIn: true } : null
}

/** False when the sign-in has expired. Throws WrongCode, or TooManyAttempts before it checks a code. */
export async function submitSecondFactor(
  form: FormData,
  request: Request,
  context: AppContext,
  { user, isSignedIn }: Challenged,
): Promise<boolean> {
  const isRight = form.has('credential')
    ? (await passkeyOwner(form.get('credential'), request, context))?.userId === user.id
    : await isCorrectCode(cleanLine(formText(form, 'code') || formText(form, 'recoveryCode')), user, request, context)
  if (!isRight) {
    logEvent('secondFactorFailed', request, context, { user: user.id })
    throw new WrongCode()
  }
  if (isSignedIn) {
    await confirmSession(context.db, sessionToken(request))
    return true
  }
  const session = await finishSignIn(
    context.db,
    readCookie(request, cookieName) ?? '',
    request.headers.get('User-Agent'),
  )
  if (!session) return false
  context.cookies.push(hostCookie(cookieName, '', 0))
  await replaceSession(request, context, user, session)
  return true
}

async function isCorrectCode(typed: string, user: User, request: Request, context: AppContext): Promise<boolean> {
  const attempt = await attemptAt(typed, user, request, context)
  await countAttempts(request, context, attempt)
  const isRight = await takeCode(context.db, user.id, typed)
  if (isRight) await refundAttempts(context, attempt)
  return isRight
}

/**
 * Known devices are counted separately, so a thief with the password cannot lock the owner out. Codes can be guessed,
 * so they are counted by account; recovery codes cannot, so by network.
 */
async function attemptAt(typed: string, user: User, request: Request, context: AppContext): Promise<Attempt> {
  const device = await knownDevice(request, context, user.email)
  if (device) return { limit: 'secondFactorDevice', subject: device }
  return readCode(typed)?.kind === 'recovery'
    ? { limit: 'signInNetwork', subject: networkOf(request) }
    : { limit: 'secondFactor', subject: user.id }
}
