import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { checkPassword, normalisedAddress, type ProvenUser } from '#app/data/access/users.server.ts'
import { cleanAddress } from '#app/fields/clean-text.ts'
import { longestAddress } from '#app/fields/schema/mail-address.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { knownDevice } from './devices.server.ts'
import { postedPassword } from './passwords.server.ts'
import {
  type Attempt,
  countAttempts,
  forget,
  networkOf,
  refundAttempts,
  siteOf,
  unlessBusy,
} from './throttle.server.ts'

export class WrongCredentials extends Error {}

export async function authenticate(form: FormData, request: Request, context: AppContext): Promise<ProvenUser> {
  const credentials = { email: cleanAddress(formText(form, 'email')), password: postedPassword(form, 'password') }
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
  const proven = await unlessBusy(context, attempts, () => authenticator.authenticate('form', repeatable))
  await Promise.all(
    attempts.map((attempt) =>
      attempt.limit === 'signInNetwork' ? refundAttempts(context, attempt) : forget(context, attempt),
    ),
  )
  return proven
}

/**
 * Known devices are counted separately, so strangers' guesses cannot lock the user out. The narrowest limit comes
 * first, so reaching it does not use up the wider ones.
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

export function accountAttempt(email: string): Attempt {
  return { limit: 'signInAccount', subject: normalisedAddress(email) }
}
