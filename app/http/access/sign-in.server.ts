import { createSessionByPasskey } from '#app/data/access/sessions.server.ts'
import { findUser, type ProvenUser } from '#app/data/access/users.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { authenticate, WrongCredentials } from './auth.server.ts'
import { passkeyOwner } from './passkeys.server.ts'
import { requestSecondFactor } from './second-factor.server.ts'
import { replaceSession, signIn } from './session.server.ts'
import { type Attempt, countAttempts, networkOf, refundAttempts } from './throttle.server.ts'

export type SignInStep = 'signedIn' | 'code'

/** Throws WrongCredentials, or TooManyAttempts before it derives a password. */
export async function signInByPassword(form: FormData, request: Request, context: AppContext): Promise<SignInStep> {
  const step = await continueSignIn(await authenticate(form, request, context), request, context)
  if (!step) throw new WrongCredentials()
  return step
}

export async function continueSignIn(
  { user, proof }: Pick<ProvenUser, 'user' | 'proof'>,
  request: Request,
  context: AppContext,
): Promise<SignInStep | null> {
  if (await requestSecondFactor(context, user.id, proof)) return 'code'
  return (await signIn(request, context, user, proof)) ? 'signedIn' : null
}

export async function signInByPasskey(form: FormData, request: Request, context: AppContext): Promise<SignInStep> {
  const attempt: Attempt = { limit: 'signInNetwork', subject: networkOf(request) }
  await countAttempts(request, context, attempt)
  const signed = await passkeyOwner(form.get('credential'), request, context)
  const user = signed && (await findUser(context.db, signed.userId))
  const session =
    signed && (await createSessionByPasskey(context.db, signed.passkey, request.headers.get('User-Agent')))
  if (!user || !session) throw new WrongCredentials()
  await refundAttempts(context, attempt)
  await replaceSession(request, context, user, session)
  return 'signedIn'
}
