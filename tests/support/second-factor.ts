/** A user with a second factor, for tests: an app whose codes are computed as a phone would. */
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Role } from '#app/domain/access/user.ts'
import { aUser, password, textOf, type Visitor } from './visitor.ts'

/** The code that an app shows at a moment, in milliseconds since 1970. */
export function codeAt(secret: string, moment = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment })
}

/** A code that is not the app's now, nor just before or after. */
export function wrongCode(secret: string): string {
  const right = [-30_000, 0, 30_000].map((away) => codeAt(secret, Date.now() + away))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

export function secretIn(html: string): string {
  return /secret=([A-Z2-7]{32})&/.exec(html.replaceAll('&amp;', '&'))?.[1] ?? ''
}

export function codesIn(html: string): string[] {
  return [...new Set(textOf(html).match(/\b[0-9a-z]{4}(?:-[0-9a-z]{4}){5}\b/g))]
}

/** Sets the second factor up as a person does, page by page. */
export async function setUp(visitor: Visitor): Promise<{ secret: string; codes: string[] }> {
  const begun = await visitor.post('/dashboard/account/second-factor', { current: password })
  expect([begun.status, begun.headers.get('Location')]).toEqual([303, '/dashboard/account/second-factor/app'])
  const secret = secretIn(await (await visitor.get('/dashboard/account/second-factor/app')).text())
  const done = await visitor.post('/dashboard/account/second-factor/app', { code: codeAt(secret) })
  expect(done.status).toBe(200)
  return { secret, codes: codesIn(await done.text()) }
}

/** A user who gives a code of this secret, with a browser in which they are signed in. */
export async function aUserWithApp(role: Role = 'editor') {
  const user = await aUser(role)
  return { ...user, ...(await setUp(user.visitor)) }
}
