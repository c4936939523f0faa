/** POST /dashboard/team/:id/texts/:locale/:field/freshness and the like: says that a translation is right all the same. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { confirmEntryText, readEntryForm, storedEntry } from './entry-form.server.ts'
import { entryKindOf } from './entry-kinds.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const kind = entryKindOf(request)
  requireTranslation(kind.fields, params)
  return storedEntry(kind, params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const kind = entryKindOf(request)
  const translation = requireTranslation(kind.fields, params)
  return confirmEntryText({ kind, id: params.id ?? '', context, by, ...(await readEntryForm(request)) }, translation)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntryFreshnessPage() {
  const answer = useActionData<typeof action>()
  return <EntryPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
}
