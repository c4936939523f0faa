import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { matchesWords } from '#app/domain/offers/search-words.ts'
import { typedSearch } from '#app/fields/typed-search.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { HelpPage } from '#app/ui/dashboard/help/help-page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { title, lead, topics } = translator(await localeOf(request))('forms:help', { returnObjects: true })
  const q = typedSearch(new URL(request.url).searchParams) ?? ''
  const fits = (...texts: string[]) => matchesWords(q, texts.join(' '))
  return {
    title,
    lead,
    q,
    topics: Object.entries(topics).flatMap(([id, topic]) => {
      const words = Object.entries(topic.words)
        .map(([name, { term, text }]) => ({ id: `${id}-${name}`, term, text }))
        .filter(({ term, text }) => fits(topic.title, term, text))
      return words.length > 0 ? [{ id, title: topic.title, words }] : []
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DashboardHelpPage() {
  return <HelpPage {...useLoaderData<typeof loader>()} />
}
