import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { deletedForGoodAt, type TrashTab } from '#app/data/saving/trash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { EntryListPage } from '#app/ui/dashboard/entries/entry-list-page.tsx'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-words.tsx'
import { requireEntryReader } from './entry-access.server.ts'
import type { ListedRow } from './team-words.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind, isReadOnly } = await requireEntryReader(request, context)
  const { list, listed, count } = kind
  const { db } = context
  const locale = await localeOf(request)
  const t = translator(locale)
  const tab: TrashTab = new URL(request.url).searchParams.get('tab') === 'trash' ? 'trash' : 'all'
  const [entries, others] = await Promise.all([
    listed(db, tab, t, locale),
    count(db, tab === 'trash' ? 'all' : 'trash'),
  ])
  return {
    list,
    isReadOnly,
    title: t(`dashboard:entries.${list}.title`),
    tab,
    counts: tab === 'trash' ? { all: others, trash: entries.length } : { all: entries.length, trash: others },
    entries: entries.map(({ isStale, notes = [], ...entry }) => ({
      ...withEnd(entry),
      notes: isStale ? [...notes, t('dashboard:entries.staleEnglish')] : notes,
    })),
  }
}

function withEnd({ deletedAt, ...entry }: Omit<ListedRow, 'isStale'>): ListedEntry {
  return deletedAt ? { ...entry, trashed: { at: deletedAt, until: deletedForGoodAt(deletedAt) } } : entry
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntriesPage() {
  return <EntryListPage {...useLoaderData<typeof loader>()} />
}
