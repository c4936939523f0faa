/** The cookie by which a browser is known that somebody has signed in with. */
import { deviceLifetime, findDevice, noteDevice } from '#app/data/access/known-devices.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie, readCookie } from '#app/http/cookies.server.ts'

const cookieName = '__Host-device'

/** The device behind a request, if the user with this address has signed in with it before. */
export async function knownDevice(request: Request, { db }: AppContext, email: string): Promise<string | null> {
  const token = readCookie(request, cookieName)
  return token ? findDevice(db, token, email) : null
}

/** The last step of signing in: the browser is known from now on. `session` is the token of the session that has begun. */
export async function rememberDevice(request: Request, context: AppContext, session: string): Promise<void> {
  const token = await noteDevice(context.db, session, readCookie(request, cookieName))
  if (token) context.cookies.push(hostCookie(cookieName, token, deviceLifetime / 1000))
}
