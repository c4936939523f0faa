import { asc } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isInTab, type TrashTab } from '#app/data/saving/trash.server.ts'
import { replyTemplates } from '#app/data/tables/entries.server.ts'
import { hasStale, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { type ReplyTemplateValues, replyTemplateFields } from '#app/domain/entries/reply-template.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { entryStore } from './entries.server.ts'

export type ReplyTemplate = ReplyTemplateValues & { id: string; deletedAt: Date | null; isStale: boolean }

const inOrder = [asc(replyTemplates.position), asc(replyTemplates.id)]
const names = ['id', 'name', 'declines', 'subject', 'text', 'deletedAt'] as const
const columns = { ...pick(replyTemplates, names), texts: textsOf('templates', replyTemplates.id) }

export async function listReplyTemplates(db: Database, tab: TrashTab = 'all'): Promise<ReplyTemplate[]> {
  return (await selectReplyTemplates(db, tab)).map(replyTemplateOf)
}

export function selectReplyTemplates(db: Database, tab: TrashTab = 'all') {
  return db
    .select(columns)
    .from(replyTemplates)
    .where(isInTab(replyTemplates, tab))
    .orderBy(...inOrder)
}

type Row = Awaited<ReturnType<typeof selectReplyTemplates>>[number]

export function replyTemplateOf({ texts, ...row }: Row): ReplyTemplate {
  return {
    ...row,
    ...valuesOfTexts(replyTemplateFields, texts),
    isStale: hasStale(texts),
  }
}

export const replyTemplateStore = entryStore('templates', replyTemplates, inOrder)

export const createReplyTemplate = replyTemplateStore.create
