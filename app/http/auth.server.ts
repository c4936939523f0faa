import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { checkPassword, normalisedAddress, type User } from '#app/data/users.server.ts'
import type { AppContext } from './context.server.ts'
import { logEvent } from './log.server.ts'
import { postedPassword } from './passwords.server.ts'
import { type Attempt, countAttempts, forget, giveBack, networkOf } from './throttle.server.ts'

/** Nobody has a longer one, or none: a hash, which holds up everybody else for a while, would hide nothing. */
const longestAddress = 254

export class WrongCredentials extends Error {}

/**
 * The user that the posted `email` and `password` belong to. Throws WrongCredentials otherwise, and TooManyAttempts
 * before any work is done on a password that came too soon after others.
 */
export async function authenticate(form: FormData, request: Request, context: AppContext): Promise<User> {
  const credentials = { email: textOf(form, 'email'), password: postedPassword(form, 'password') }
  const network: Attempt = { limit: 'signInNetwork', subject: networkOf(request) }
  const account = accountAttempt(credentials.email)
  // The network first: whoever has no attempts left cannot use up those of an account either.
  await countAttempts(request, context, network, account)
  if (credentials.email === '' || credentials.email.length > longestAddress) {
    logEvent('signInFailed', request, context)
    throw new WrongCredentials()
  }
  const authenticator = new Authenticator<User>()
  authenticator.use(
    new FormStrategy(async () => {
      const { id, user } = await checkPassword(context.db, credentials.email, credentials.password)
      if (user) return user
      logEvent('signInFailed', request, context, { user: id })
      throw new WrongCredentials()
    }),
    'form',
  )
  const repeatable = new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) })
  const user = await authenticator.authenticate('form', repeatable)
  await Promise.all([giveBack(context, network), forget(context, account)])
  return user
}

/** An attempt to sign in with this address, whether or not anybody has it. */
export function accountAttempt(email: string): Attempt {
  return { limit: 'signInAccount', subject: normalisedAddress(email) }
}

/** A posted text, at most 1,000 characters of it; "" when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}
