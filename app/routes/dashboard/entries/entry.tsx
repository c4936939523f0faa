/** /dashboard/team/:id and the like: edits an entry. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { saveEntry, storedEntry } from './entry-form.server.ts'
import { entryKindOf } from './entry-kinds.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return storedEntry(entryKindOf(request), params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return saveEntry(entryKindOf(request), params.id ?? '', request, context)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StoredEntryPage() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
