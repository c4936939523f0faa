import { createHmac } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth/bare'
import type { Database } from '#app/data/database.server.ts'
import { authenticatorApps } from '#app/data/tables/access.server.ts'

type App = typeof authenticatorApps.$inferSelect

const step = 30_000

const setUpLifetime = 15 * 60 * 1000

export function otpauthUri(secret: string, issuer: string, email: string): string {
  // A colon would separate issuer and label.
  return totp(secret, { issuer: issuer.replaceAll(':', ' '), label: email }).toString()
}

/** SHA-1 is the one hash that every app supports; its weaknesses do not matter here (RFC 6238, section 1.2). */
function totp(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...named,
    ...{ algorithm: 'SHA1', digits: 6, period: step / 1000 },
    secret: Secret.fromBase32(secret),
    hmac: (algorithm, key, message) => createHmac(algorithm, key).update(message).digest(),
  })
}

/** Null if wrong. The steps before and after count too, since clocks differ. */
function stepOf(secret: string, code: string): number | null {
  const delta = totp(secret).validate({ token: code, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / step) + delta
}

export async function findApp(db: Database, userId: string): Promise<Pick<App, 'secret' | 'confirmedAt'> | null> {
  const [app] = await db
    .select({ secret: authenticatorApps.secret, confirmedAt: authenticatorApps.confirmedAt })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), or(isNotNull(authenticatorApps.confirmedAt), isYoung())))
  return app ?? null
}

export async function beginApp(db: Database, userId: string): Promise<void> {
  const secret = new Secret({ size: 20 }).base32
  const createdAt = new Date()
  await db
    .insert(authenticatorApps)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
}

export async function confirmApp(db: Database, userId: string, code: string): Promise<boolean> {
  const app = await findApp(db, userId)
  const lastStep = app ? stepOf(app.secret, code) : null
  if (!app || lastStep === null) return false
  const confirmed = await db
    .update(authenticatorApps)
    .set({ confirmedAt: new Date(), lastStep })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        isNull(authenticatorApps.confirmedAt),
        eq(authenticatorApps.secret, app.secret),
      ),
    )
    .returning({ userId: authenticatorApps.userId })
  return confirmed.length > 0
}

/** Accepts each code once: a code at or before the last accepted time step is refused. */
export async function takeAppCode(db: Database, userId: string, code: string): Promise<boolean> {
  const app = await findApp(db, userId)
  const lastStep = app?.confirmedAt ? stepOf(app.secret, code) : null
  if (lastStep === null) return false
  const taken = await db
    .update(authenticatorApps)
    .set({ lastStep })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, lastStep)))
    .returning({ userId: authenticatorApps.userId })
  return taken.length > 0
}

function isYoung() {
  return gt(authenticatorApps.createdAt, new Date(Date.now() - setUpLifetime))
}

export async function deleteUnfinishedApps(db: Database): Promise<void> {
  const end = new Date(Date.now() - setUpLifetime)
  await db
    .delete(authenticatorApps)
    .where(and(isNull(authenticatorApps.confirmedAt), lt(authenticatorApps.createdAt, end)))
}
