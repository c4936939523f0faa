import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findOnlinePage } from '#app/data/entries/own-pages.server.ts'
import { isSlug } from '#app/domain/entries/own-page.ts'
import { breadcrumbNode, webPageNode } from '#app/domain/offers/structured-data.ts'
import { findFitting } from '#app/http/pages/own-page.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'
import { OwnPageView } from '#app/ui/own-pages/own-page-view.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { ownPageView } from '#app/words/own-pages/own-page-view.server.ts'

export async function loader({ request, params: { slug = '' }, context }: LoaderFunctionArgs) {
  if (!isSlug(slug)) throw notFound()
  const locale = await localeOf(request)
  const page = await findOnlinePage(context.db, locale, slug)
  if (!page?.slug) throw notFound()
  const path = localPath(ownPagePath(page.slug), locale)
  if (page.slug !== slug) throw redirect(ownPagePath(page.slug), 301)
  const view = ownPageView(page, await findFitting(context, page, locale), locale)
  const { siteUrl } = context.config
  const { title, description } = view.meta
  const home = translator(locale)('pages:meta.home.crumb')
  const trail = [
    { name: home, url: siteUrl + localPath(paths.home, locale) },
    { name: title, url: siteUrl + path },
  ]
  const node = webPageNode({ url: siteUrl + path, name: title, description, locale }, siteUrl)
  context.linkedData.page = { nodes: [breadcrumbNode(trail), node] }
  return view
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OwnPage() {
  return <OwnPageView {...useLoaderData<typeof loader>()} />
}
