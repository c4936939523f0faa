/** POST /dashboard/properties/:id/visibility: publishes a property (`published=on`) or takes it offline. */

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
  const published = form.get('published') === 'on'
  const candidate = await findPublishCandidate(context.db, id)
  if (!candidate) throw notFound()
  const missing = missingForOffer({ ...candidate, published })
  if (missing.length > 0) {
    const names = namesOf(missing, await localeOf(request))
    return redirectWithMessage(context, paths.dashboard.property(id), 'propertyNotPublished', { missing: names })
  }
  if (!(await setFlags(context.db, id, { published }, user.name))) throw notFound()
  const back = ownPath(form.get('redirectTo'), paths.dashboard.properties)
  return redirectWithMessage(context, back, published ? 'propertyPublished' : 'propertyUnpublished', {
    name: candidate.name,
  })
}

export default NoPage
