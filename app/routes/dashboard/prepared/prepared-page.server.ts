import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { countEnquiriesAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { loadPrepared } from './prepared-view.server.ts'

/** For the page, and for acts on it that were refused. */
export async function loadPreparedPage({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { db } = context
  const { id = '' } = params
  const locale = await localeOf(request)
  const [property, pictures, enquiryCount, prepared] = await Promise.all([
    requireProperty(db, id),
    listPictures(db, id),
    countEnquiriesAbout(db, id),
    loadPrepared(db, id, locale),
  ])
  const { name } = property
  return {
    title: translator(locale)('dashboard:prepared.pageTitle', { name }),
    property: pick(property, [
      'id',
      'name',
      'propertyNumber',
      'marketType',
      'published',
      'sold',
      'highlighted',
      'reserved',
    ]),
    pictureCount: pictures.length,
    enquiryCount,
    prepared,
    isAdmin: user.role === 'admin',
  }
}
