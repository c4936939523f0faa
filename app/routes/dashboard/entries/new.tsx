import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { draftScope, forgetOnceSaved } from '#app/ui/form/draft.ts'
import { requireEntryWriter } from './entry-access.server.ts'
import { blankEntry } from './load-entry.server.ts'
import { readEntryForm } from './read-entry.server.ts'
import { saveNewEntry } from './save-entry.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { kind } = await requireEntryWriter(request, context)
  return blankEntry(kind, request, context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  return saveNewEntry({ kind, context, by, ...(await readEntryForm(request)) })
}

export async function clientAction({ serverAction, request }: ClientActionFunctionArgs) {
  const id = (await request.clone().formData()).get('id')
  return forgetOnceSaved({ scope: draftScope(request), id: String(id) }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewEntryPage() {
  return <EntryPage isNew {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
