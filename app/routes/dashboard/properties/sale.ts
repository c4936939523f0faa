/** POST /dashboard/properties/:id/sale: marks a property as sold (`sold=on`) or as still to be had. */

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findPublishCandidate, setFlags } from '#app/data/properties.server.ts'
import { missingForOffer } from '#app/domain/publish-rules.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { namesOf } from './editor.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  const form = await readForm(request)
  const sold = form.get('sold') === 'on'
  const candidate = await findPublishCandidate(context.db, id)
  if (!candidate) throw notFound()
  // A published reference that is for sale again becomes an offer, and has to have what an offer needs.
  const missing = missingForOffer({ ...candidate, sold })
  const published = candidate.published && missing.length === 0
  if (!(await setFlags(context.db, id, { sold, published }, user.name))) throw notFound()
  const back = ownPath(form.get('redirectTo'), paths.dashboard.properties)
  if (published === candidate.published) {
    return redirectWithMessage(context, back, sold ? 'propertySold' : 'propertyUnsold', { name: candidate.name })
  }
  const names = namesOf(missing, await localeOf(request))
  return redirectWithMessage(context, paths.dashboard.property(id), 'propertySavedUnpublished', { missing: names })
}

export default NoPage
