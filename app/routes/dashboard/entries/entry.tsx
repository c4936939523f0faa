import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { draftScope, forgetOnceSaved } from '#app/ui/form/draft.ts'
import { requireEntryReader, requireEntryWriter } from './entry-access.server.ts'
import { storedEntry } from './load-entry.server.ts'
import { readEntryForm } from './read-entry.server.ts'
import { saveEntry } from './save-entry.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return storedEntry(await requireEntryReader(request, context), params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  return saveEntry({ kind, id: params.id ?? '', context, by, ...(await readEntryForm(request)) })
}

export function clientAction({ serverAction, params, request }: ClientActionFunctionArgs) {
  const scope = draftScope(request)
  return forgetOnceSaved({ scope, id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StoredEntryPage() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
