import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { replyTemplates } from '#app/data/schema.server.ts'
import type { ReplyTemplateValues } from '#app/domain/enquiries/reply-template.ts'
import { pick } from '#app/fields/pick.ts'
import { type EntryTab, entryActs, isInTab } from './entries.server.ts'

export type ReplyTemplate = ReplyTemplateValues & { id: string; deletedAt: Date | null }

const inOrder = [asc(replyTemplates.position), asc(replyTemplates.id)]
const names = ['id', 'name', 'declines', 'subject', 'text', 'subjectEn', 'textEn', 'deletedAt'] as const
const columns = pick(replyTemplates, names)

export function listReplyTemplates(db: Database, tab: EntryTab = 'all') {
  return db
    .select(columns)
    .from(replyTemplates)
    .where(isInTab(replyTemplates, tab))
    .orderBy(...inOrder)
}

export const replyTemplateActs = entryActs('templates', replyTemplates, inOrder)

export const createReplyTemplate = replyTemplateActs.create
