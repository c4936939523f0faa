import type { PasswordProof } from '#app/data/access/passwords.server.ts'
import { provePassword, type User } from '#app/data/access/users.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type Attempt, countAttempts, refundAttempts, unlessBusy } from './throttle.server.ts'

/** Null when the password is wrong. Throws TooManyAttempts, which stops guesses at an unlocked desk. */
export async function proveOwnPassword(
  current: string,
  { id }: User,
  request: Request,
  context: AppContext,
): Promise<PasswordProof | null> {
  const attempt: Attempt = { limit: 'ownPassword', subject: id }
  await countAttempts(request, context, attempt)
  const proof = await unlessBusy(context, [attempt], () => provePassword(context.db, id, current))
  if (proof) await refundAttempts(context, attempt)
  return proof
}
