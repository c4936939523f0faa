import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { checkPassword, normalisedAddress, type ProvenUser } from '#app/data/access/users.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { knownDevice } from './devices.server.ts'
import { postedPassword } from './passwords.server.ts'
import { type Attempt, countAttempts, forget, giveBack, networkOf, siteOf } from './throttle.server.ts'

/** Nobody has a longer one, or none: a hash, which holds up everybody else for a while, would hide nothing. */
const longestAddress = 254

export class WrongCredentials extends Error {}

/**
 * The user that the posted `email` and `password` belong to. Throws WrongCredentials otherwise, and TooManyAttempts
 * before any work is done on a password that came too soon after others.
 */
export async function authenticate(form: FormData, request: Request, context: AppContext): Promise<ProvenUser> {
  const credentials = { email: textOf(form, 'email'), password: postedPassword(form, 'password') }
  const attempts = await attemptsOf(request, context, credentials.email)
  await countAttempts(request, context, ...attempts)
  if (credentials.email === '' || credentials.email.length > longestAddress) {
    logEvent('signInFailed', request, context)
    throw new WrongCredentials()
  }
  const authenticator = new Authenticator<ProvenUser>()
  authenticator.use(
    new FormStrategy(async () => {
      const { id, proven } = await checkPassword(context.db, credentials.email, credentials.password)
      if (proven) return proven
      logEvent('signInFailed', request, context, { user: id })
      throw new WrongCredentials()
    }),
    'form',
  )
  const repeatable = new Request(request.url, { method: 'POST', body: new URLSearchParams(credentials) })
  const proven = await authenticator.authenticate('form', repeatable)
  await Promise.all(
    attempts.map((attempt) =>
      attempt.limit === 'signInNetwork' ? giveBack(context, attempt) : forget(context, attempt),
    ),
  )
  return proven
}

/**
 * What an attempt to sign in counts for. A device that this user signed in with is counted alone, so that nobody else's
 * guesses keep it out. Otherwise the narrowest bound comes first: whoever has reached one uses up none of the wider ones.
 */
async function attemptsOf(request: Request, context: AppContext, email: string): Promise<Attempt[]> {
  const device = await knownDevice(request, context, email)
  if (device) return [{ limit: 'signInDevice', subject: device }]
  return [
    { limit: 'signInNetwork', subject: networkOf(request) },
    { limit: 'signInAccountNetwork', subject: `${normalisedAddress(email)} ${siteOf(request)}` },
    accountAttempt(email),
  ]
}

/** An attempt to sign in with this address, from wherever it comes and whether or not anybody has it. */
export function accountAttempt(email: string): Attempt {
  return { limit: 'signInAccount', subject: normalisedAddress(email) }
}

/** A posted text, at most 1,000 characters of it; "" when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}
