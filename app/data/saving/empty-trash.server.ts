import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { keyFigures, ownPages, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { isPastRestoring } from './trash.server.ts'

/** Returns the keys of pictures whose files can be deleted. */
export async function emptyTrash(db: Database): Promise<string[]> {
  const homes = db.select({ id: properties.id }).from(properties).where(isPastRestoring(properties))
  const people = db.select({ id: teamMembers.id }).from(teamMembers).where(isPastRestoring(teamMembers))
  const [orphans, pictures, portraits, quoted, illustrated] = await db.batch([
    db.select({ key: images.key }).from(images).where(inArray(images.propertyId, homes)),
    db.delete(images).where(isPastRestoring(images)).returning({ key: images.key }),
    db.select({ key: teamMembers.pictureKey }).from(teamMembers).where(isPastRestoring(teamMembers)),
    db.delete(testimonials).where(isPastRestoring(testimonials)).returning({ key: testimonials.pictureKey }),
    db.delete(ownPages).where(isPastRestoring(ownPages)).returning({ key: ownPages.pictureKey }),
    db.update(testimonials).set({ property: null }).where(inArray(testimonials.property, homes)),
    db.delete(properties).where(isPastRestoring(properties)),
    db
      .update(properties)
      .set({ responsibleMember: null, version: sql`${properties.version} + 1` })
      .where(inArray(properties.responsibleMember, people)),
    db
      .update(settings)
      .set({ valuer: null, version: sql`${settings.version} + 1` })
      .where(inArray(settings.valuer, people)),
    db
      .update(teamMembers)
      .set({ deputy: null, version: sql`${teamMembers.version} + 1` })
      .where(inArray(teamMembers.deputy, people)),
    db.update(enquiries).set({ assignedTo: null }).where(inArray(enquiries.assignedTo, people)),
    db.delete(teamMembers).where(isPastRestoring(teamMembers)),
    db.delete(keyFigures).where(isPastRestoring(keyFigures)),
    db.delete(replyTemplates).where(isPastRestoring(replyTemplates)),
  ])
  return [...orphans, ...pictures, ...portraits, ...quoted, ...illustrated].flatMap(({ key }) => key ?? [])
}
