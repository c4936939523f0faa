/** /leistungen/neubauprojekte: selling new-build projects. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { serviceGraph } from '#app/ui/service-graph.server.ts'
import { ServiceView } from '#app/ui/service-view.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const titles = t('pages:services.titles', { returnObjects: true })
  const words = t('pages:services.newBuild', { returnObjects: true })
  const graph = serviceGraph(words, context.config.siteUrl, paths.services.newBuild, t)
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function NewBuildPage() {
  const { words, titles } = useLoaderData<typeof loader>()
  return <ServiceView words={words} titles={titles} />
}
