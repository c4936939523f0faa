/** The ways in: a password and, where there is one, the second factor; or a passkey, which is both. */
import { createSessionByPasskey } from '#app/data/access/sessions.server.ts'
import { findUser, type ProvenUser } from '#app/data/access/users.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { authenticate, WrongCredentials } from './auth.server.ts'
import { passkeyOwner } from './passkeys.server.ts'
import { awaitSecondFactor } from './second-factor.server.ts'
import { keepSession, signIn } from './session.server.ts'
import { type Attempt, countAttempts, giveBack, networkOf } from './throttle.server.ts'

/** `code` where the second factor is still to come. */
export type SignInStep = 'signedIn' | 'code'

/** Throws WrongCredentials, and TooManyAttempts before any work is done. */
export async function signInByPassword(form: FormData, request: Request, context: AppContext): Promise<SignInStep> {
  const step = await goOnFrom(await authenticate(form, request, context), request, context)
  if (!step) throw new WrongCredentials()
  return step
}

/**
 * What follows a password that was right, or has just been chosen: the second factor or, without one, a session. Null
 * when the password was changed again meanwhile, or the user is disabled.
 */
export async function goOnFrom(
  { user, proof }: Pick<ProvenUser, 'user' | 'proof'>,
  request: Request,
  context: AppContext,
): Promise<SignInStep | null> {
  if (await awaitSecondFactor(context, user.id, proof)) return 'code'
  return (await signIn(request, context, user, proof)) ? 'signedIn' : null
}

/** The passkey says who it is, and the device has seen its owner. Throws as signInByPassword does. */
export async function signInByPasskey(form: FormData, request: Request, context: AppContext): Promise<SignInStep> {
  const attempt: Attempt = { limit: 'signInNetwork', subject: networkOf(request) }
  await countAttempts(request, context, attempt)
  const signed = await passkeyOwner(form.get('credential'), request, context)
  const user = signed && (await findUser(context.db, signed.userId))
  const session =
    signed && (await createSessionByPasskey(context.db, signed.passkey, request.headers.get('User-Agent')))
  if (!user || !session) throw new WrongCredentials()
  await giveBack(context, attempt)
  await keepSession(request, context, user, session)
  return 'signedIn'
}
