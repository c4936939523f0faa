import { isPasswordOf, type User } from '#app/data/users.server.ts'
import type { AppContext } from './context.server.ts'
import { type Attempt, countAttempts, giveBack } from './throttle.server.ts'

/**
 * Whether this is the password of the user who is signed in, asked again before the account changes. Throws
 * TooManyAttempts: at a desk that was left open nobody guesses for long.
 */
export async function isOwnPassword(
  current: string,
  { id }: User,
  request: Request,
  context: AppContext,
): Promise<boolean> {
  const attempt: Attempt = { limit: 'ownPassword', subject: id }
  await countAttempts(request, context, attempt)
  const fits = await isPasswordOf(context.db, id, current)
  if (fits) await giveBack(context, attempt)
  return fits
}
