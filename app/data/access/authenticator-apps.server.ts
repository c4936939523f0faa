/** Authenticator apps: time-based one-time passwords of six digits that change every 30 seconds (RFC 6238). */
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '#app/data/database.server.ts'
import { authenticatorApps } from '#app/data/schema.server.ts'

type App = typeof authenticatorApps.$inferSelect

/** In milliseconds. */
const step = 30_000

/** How long the password counts that an app was begun with, in milliseconds. */
const setUpLife = 15 * 60 * 1000

/** What an app reads from the QR code. The issuer names the account there, beside the address. */
export function appAddress(secret: string, issuer: string, email: string): string {
  // A colon divides the two in the label.
  return totp(secret, { issuer: issuer.replaceAll(':', ' '), label: email }).toString()
}

/** SHA-1 is the one hash that every app knows; what it lacks does not matter here (RFC 6238, section 1.2). */
function totp(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...named, algorithm: 'SHA1', digits: 6, period: step / 1000, secret: Secret.fromBase32(secret) })
}

/** The time step that a code belongs to; null when it is wrong. The ones before and after are taken: clocks differ. */
function stepOf(secret: string, code: string): number | null {
  const delta = totp(secret).validate({ token: code, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / step) + delta
}

/** The user's app: being set up until it is confirmed; null when there is none, or setting it up took too long. */
export async function findApp(db: Database, userId: string): Promise<Pick<App, 'secret' | 'confirmedAt'> | null> {
  const [app] = await db
    .select({ secret: authenticatorApps.secret, confirmedAt: authenticatorApps.confirmedAt })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), or(isNotNull(authenticatorApps.confirmedAt), isYoung())))
  return app ?? null
}

/** Begins to set up an app, with a new secret; one that is set up stays as it is. */
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

/** Sets the app up, if this is its code; false otherwise. */
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

/** Whether this is the code that the user's app shows, and nobody has used it or a later one before. */
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
  return gt(authenticatorApps.createdAt, new Date(Date.now() - setUpLife))
}

/** Removes the apps that nobody has finished setting up. */
export async function deleteUnfinishedApps(db: Database): Promise<void> {
  const end = new Date(Date.now() - setUpLife)
  await db
    .delete(authenticatorApps)
    .where(and(isNull(authenticatorApps.confirmedAt), lt(authenticatorApps.createdAt, end)))
}
