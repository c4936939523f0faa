import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Translation } from '#app/fields/translations.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { confirmFreshness, requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { requireEntryReader, requireEntryWriter } from './entry-access.server.ts'
import { rerenderEntry, rerenderGone } from './entry-answers.server.ts'
import { storedEntry } from './load-entry.server.ts'
import { type EntryPost, readEntryForm, readPortrait } from './read-entry.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const access = await requireEntryReader(request, context)
  requireTranslation(access.kind.fields, params)
  return storedEntry(access, params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  const translation = requireTranslation(kind.fields, params)
  return confirmEntryText({ kind, id: params.id ?? '', context, by, ...(await readEntryForm(request)) }, translation)
}

async function confirmEntryText(post: EntryPost, translation: Translation) {
  const { kind, id, form, locale, context } = post
  const { list, fields } = kind
  const present = await kind.find(context.db, id)
  if (!present) return rerenderGone(post, await readPortrait(post, null))
  const chosen = await readPortrait(post, present)
  const labels: Readonly<Record<string, string>> = translator(locale)(`dashboard:entries.${list}.fields`, {
    returnObjects: true,
  })
  return confirmFreshness({
    context,
    kind: list,
    id,
    fields,
    translation,
    form,
    locale,
    stored: present.values,
    page: dashboardPaths[list].entry(id),
    label: labels[translation.name] ?? translation.name,
    hasMore: chosen !== 'kept',
    rerender: (fresh, status) => rerenderEntry(post, {}, chosen, { fresh }, status),
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntryFreshnessPage() {
  const answer = useActionData<typeof action>()
  return <EntryPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
}
