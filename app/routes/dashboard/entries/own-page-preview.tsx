import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findPagePreview } from '#app/data/entries/own-pages.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { findFitting } from '#app/http/pages/own-page.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { PagePreviewBar } from '#app/ui/dashboard/entries/page-preview-bar.tsx'
import { OwnPageView } from '#app/ui/own-pages/own-page-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { ownPageView } from '#app/words/own-pages/own-page-view.server.ts'

export async function loader({ request, params: { id = '' }, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const locale = await localeOf(request)
  const page = await findPagePreview(context.db, locale, id)
  if (!page) throw notFound()
  return { id, ...ownPageView(page, await findFitting(context, page, locale), locale) }
}

/** Outside the dashboard's layout, so its headers are set again here. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const headers = new Headers(errorHeaders)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

export const meta = unlistedMeta

export default function OwnPagePreview() {
  const { id, ...view } = useLoaderData<typeof loader>()
  return (
    <>
      <PagePreviewBar id={id} />
      <OwnPageView {...view} />
    </>
  )
}
