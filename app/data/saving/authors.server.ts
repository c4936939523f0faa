/** Stores id and name at the time, since names change; reads also the present name and the address, set by an admin. */
import { users } from '#app/data/tables/access.server.ts'

/** A user, or just a name for changes made without an account, such as the demo's. */
export type Author = { id: string; name: string } | string

export function idOf(author: Author): string | null {
  return typeof author === 'string' ? null : author.id
}

export function nameOf(author: Author): string {
  return typeof author === 'string' ? author : author.name
}

/** For queries that join users by the stored id. */
export const authorColumns = { nameNow: users.name, address: users.email }

/** For rows that say who has saved them last. */
export function madeBy(author: Author) {
  return { updatedBy: nameOf(author), updatedById: idOf(author) }
}

/** A save of a property's own form, or of its pictures. */
export function touch(author: Author) {
  return { updatedAt: new Date(), editedAt: null, ...madeBy(author) }
}
