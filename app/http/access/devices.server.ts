import { deviceLifetime, findDevice, recordDevice } from '#app/data/access/known-devices.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { hostCookie, readCookie } from '#app/http/cookies.server.ts'

const cookieName = '__Host-device'

export async function knownDevice(request: Request, { db }: AppContext, email: string): Promise<string | null> {
  const token = readCookie(request, cookieName)
  return token ? findDevice(db, token, email) : null
}

export async function rememberDevice(request: Request, context: AppContext, session: string): Promise<void> {
  const token = await recordDevice(context.db, session, readCookie(request, cookieName))
  if (token) context.cookies.push(hostCookie(cookieName, token, deviceLifetime / 1000))
}
