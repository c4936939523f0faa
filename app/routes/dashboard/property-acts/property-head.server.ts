import type { Database } from '#app/data/database.server.ts'
import { countEnquiriesAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { countPictures } from '#app/data/pictures/images.server.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireProperty } from './require-property.server.ts'

const shown = [
  'id',
  'name',
  'propertyNumber',
  'marketType',
  'published',
  'sold',
  'highlighted',
  'reserved',
  'isRestored',
] as const

/** The row, and what the head and the tabs show on every page of a property. Throws a 404 as `requireProperty` does. */
export async function loadPropertyHead(db: Database, id: string) {
  const [row, pictureCount, enquiryCount] = await Promise.all([
    requireProperty(db, id),
    countPictures(db, id),
    countEnquiriesAbout(db, id),
  ])
  return { row, head: { property: pick(row, shown), pictureCount, enquiryCount } }
}
