/** /dashboard/team, /dashboard/testimonials, /dashboard/numbers: what the website shows of each, in its order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { EntryListPage } from '#app/ui/dashboard/entries/entry-list.tsx'
import { entryKindOf } from './entry-kinds.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { list, listed } = entryKindOf(request)
  const t = translator(await localeOf(request))
  return { list, title: t(`dashboard:entries.${list}.title`), entries: await listed(context.db, t) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntriesPage() {
  return <EntryListPage {...useLoaderData<typeof loader>()} />
}
