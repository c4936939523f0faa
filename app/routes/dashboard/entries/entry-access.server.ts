import type { SessionUser } from '#app/data/access/sessions.server.ts'
import { requireAdmin, requireUser } from '#app/http/access/session.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type EntryKind, entryKindOf } from './entry-kinds.server.ts'

export interface EntryAccess {
  kind: EntryKind
  by: SessionUser
  /** Own pages speak for the agency, so only administrators change them. */
  isReadOnly: boolean
}

export async function requireEntryReader(request: Request, context: AppContext): Promise<EntryAccess> {
  const by = await requireUser(request, context)
  const kind = entryKindOf(request)
  return { kind, by, isReadOnly: kind.isForAdmins === true && by.role !== 'admin' }
}

export async function requireEntryWriter(request: Request, context: AppContext): Promise<EntryAccess> {
  const access = await requireEntryReader(request, context)
  if (access.isReadOnly) await requireAdmin(request, context)
  return access
}
