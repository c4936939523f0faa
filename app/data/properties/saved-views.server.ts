import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { savedViews } from '#app/data/tables/access.server.ts'

export interface SavedView {
  id: string
  name: string
  search: string
}

export const mostViews = 30

export function selectViews(db: Database, userId: string) {
  const { id, name, search } = savedViews
  return db
    .select({ id, name, search })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(sql`lower(${name})`))
}

/** Reusing a name replaces the view, whose former address is returned; false if there are too many. */
export async function saveView(db: Database, userId: string, name: string, search: string) {
  const isIt = and(eq(savedViews.userId, userId), eq(savedViews.name, name))
  const hasRoom = sql`(select count(*) from ${savedViews} where ${savedViews.userId} = ${userId}) < ${mostViews}
    or exists (select 1 from ${savedViews} where ${isIt})`
  const [[before], [saved]] = await db.batch([
    db.select().from(savedViews).where(isIt),
    db
      .insert(savedViews)
      .select(sql`select ${newId()}, ${userId}, ${name}, ${search}, unixepoch() * 1000 where ${hasRoom}`)
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.name], set: { search } })
      .returning({ id: savedViews.id }),
  ])
  return saved ? { id: saved.id, before: before?.search ?? null } : false
}

export async function removeView(db: Database, userId: string, id: string): Promise<SavedView | null> {
  const [gone] = await db
    .delete(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.id, id)))
    .returning()
  return gone ?? null
}
