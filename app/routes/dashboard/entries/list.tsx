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
  const locale = await localeOf(request)
  const t = translator(locale)
  return { list, title: t(`dashboard:entries.${list}.title`), entries: await listed(context.db, t, locale) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntriesPage() {
  return <EntryListPage {...useLoaderData<typeof loader>()} />
}
