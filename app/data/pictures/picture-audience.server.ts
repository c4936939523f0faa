import { and, eq, or } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isVoiceShown } from '#app/data/saving/shown-voices.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { ownPages, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { isShownToVisitors } from './pictures.server.ts'

/** 'staff' for drafts and the trash, and for files that are replaced or not saved yet. */
export async function findPictureAudience(db: Database, key: string): Promise<'public' | 'staff'> {
  const answers = await db.batch([
    db
      .select({ key: images.key })
      .from(images)
      .innerJoin(properties, eq(properties.id, images.propertyId))
      .where(and(eq(images.key, key), isShownToVisitors, eq(properties.published, true), isKept(properties))),
    db
      .select({ key: teamMembers.pictureKey })
      .from(teamMembers)
      .where(and(eq(teamMembers.pictureKey, key), isKept(teamMembers))),
    db
      .select({ key: testimonials.pictureKey })
      .from(testimonials)
      .where(and(eq(testimonials.pictureKey, key), isVoiceShown)),
    db
      .select({ key: ownPages.pictureKey })
      .from(ownPages)
      .where(and(eq(ownPages.pictureKey, key), ownPages.published, isKept(ownPages))),
    db
      .select({ id: settings.id })
      .from(settings)
      .where(or(eq(settings.pictureKey, key), eq(settings.logoKey, key), eq(settings.iconKey, key))),
  ])
  return answers.some((rows) => rows.length > 0) ? 'public' : 'staff'
}
