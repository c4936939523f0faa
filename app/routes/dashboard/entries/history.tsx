import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { EntryHeader } from '#app/ui/dashboard/entries/entry-page.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { requireEntryReader } from './entry-access.server.ts'
import { entryHistory } from './entry-history.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  const { kind, isReadOnly } = await requireEntryReader(request, context)
  const { id = '' } = params
  const [entry, locale] = await Promise.all([kind.find(db, id), localeOf(request)])
  if (!entry) throw notFound()
  const name = kind.nameOf(entry.values)
  const source = await entryHistory(kind, id, entry, db, locale)
  return {
    list: kind.list,
    id,
    name,
    title: translator(locale)('dashboard:history.title', { name }),
    history: await historyOf(db, request, { ...source, isReadOnly }, locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntryHistoryPage() {
  const { history, name, ...entry } = useLoaderData<typeof loader>()
  return (
    <>
      <EntryHeader {...entry} title={name} current="history" />
      <History {...history} />
    </>
  )
}
