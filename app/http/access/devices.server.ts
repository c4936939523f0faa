/** The cookie of a browser in which someone has signed in before. */
import { deviceLifetime, findDevice, recordDevice } from '#app/data/access/known-devices.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie, readCookie } from '#app/http/cookies.server.ts'

const cookieName = '__Host-device'

/** Null unless the user with this address has signed in on the device. */
export async function knownDevice(request: Request, { db }: AppContext, email: string): Promise<string | null> {
  const token = readCookie(request, cookieName)
  return token ? findDevice(db, token, email) : null
}

/** The last step of signing in; `session` is the token of the new session. */
export async function rememberDevice(request: Request, context: AppContext, session: string): Promise<void> {
  const token = await recordDevice(context.db, session, readCookie(request, cookieName))
  if (token) context.cookies.push(hostCookie(cookieName, token, deviceLifetime / 1000))
}
