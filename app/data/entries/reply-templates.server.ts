import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { replyTemplates } from '#app/data/schema.server.ts'
import type { ReplyTemplateValues } from '#app/domain/enquiries/reply-template.ts'
import { pick } from '#app/fields/pick.ts'
import { entryActs } from './entries.server.ts'

export type ReplyTemplate = ReplyTemplateValues & { id: string }

const inOrder = [asc(replyTemplates.position), asc(replyTemplates.id)]
const columns = pick(replyTemplates, ['id', 'name', 'declines', 'subject', 'text', 'subjectEn', 'textEn'] as const)

export function listReplyTemplates(db: Database) {
  return db
    .select(columns)
    .from(replyTemplates)
    .orderBy(...inOrder)
}

export const {
  find: findReplyTemplate,
  create: createReplyTemplate,
  update: updateReplyTemplate,
  remove: deleteReplyTemplate,
  move: moveReplyTemplate,
} = entryActs('templates', replyTemplates, inOrder)
