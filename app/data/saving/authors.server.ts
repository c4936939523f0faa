/** Names change, so the name at the time is stored beside the id. */
import { users } from '#app/data/tables/access.server.ts'

/** Just a name for changes without an account, such as the demo's. */
export type Author = { id: string; name: string } | string

export function idOf(author: Author): string | null {
  return typeof author === 'string' ? null : author.id
}

/** Whether an author's id, null where there is no account, is the reader's own. */
export function isBy(id: string | null | undefined, reader: Author): boolean {
  return typeof id === 'string' && id === idOf(reader)
}

export function nameOf(author: Author): string {
  return typeof author === 'string' ? author : author.name
}

export const authorColumns = { nameNow: users.name, address: users.email }

export function madeBy(author: Author) {
  return { updatedBy: nameOf(author), updatedById: idOf(author) }
}

/** For a property's own form and its pictures. */
export function touch(author: Author) {
  return { updatedAt: new Date(), editedAt: null, ...madeBy(author) }
}
