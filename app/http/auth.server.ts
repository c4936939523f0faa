import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { findUserByPassword, type User } from '#app/data/users.server.ts'
import type { AppContext } from './context.server.ts'

export class WrongCredentials extends Error {}

/** The user that the posted `email` and `password` belong to; throws WrongCredentials otherwise. */
export async function authenticate(form: FormData, request: Request, { db }: AppContext): Promise<User> {
  const authenticator = new Authenticator<User>()
  authenticator.use(
    new FormStrategy(async () => {
      const user = await findUserByPassword(db, textOf(form, 'email'), textOf(form, 'password'))
      if (!user) throw new WrongCredentials()
      return user
    }),
    'form',
  )
  const repeatable = new Request(request.url, { method: 'POST', body: form })
  return authenticator.authenticate('form', repeatable)
}

/** A posted text, at most 1,000 characters of it; "" when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}
