import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { knownDevices, sessions, signIns } from '#app/data/tables/access.server.ts'
import { revokeLinks } from './mailed-links.server.ts'

/** For the batch that changes a password. Links go last, as `owners` may find users by their link. */
export function endAccess(db: Database, owners: SQLWrapper) {
  return [
    db.delete(sessions).where(inArray(sessions.userId, owners)),
    db.delete(knownDevices).where(inArray(knownDevices.userId, owners)),
    db.delete(signIns).where(inArray(signIns.userId, owners)),
    revokeLinks(db, owners, 'password'),
  ] as const
}
