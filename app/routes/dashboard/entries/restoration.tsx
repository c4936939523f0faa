import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { localeOf } from '#app/i18n/server.ts'
import { readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'
import { requireEntryReader, requireEntryWriter } from './entry-access.server.ts'
import { goneResponse } from './entry-acts.server.ts'
import { entryHistory } from './entry-history.server.ts'
import { storedEntry } from './load-entry.server.ts'
import { saveEntry } from './save-entry.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return storedEntry(await requireEntryReader(request, context), params.id ?? '', request, context)
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const { kind, by } = await requireEntryWriter(request, context)
  const { id = '' } = params
  const present = await kind.find(context.db, id)
  if (!present) return goneResponse(kind, id, context)
  const locale = await localeOf(request)
  const restoration = await readRestoration(args, await entryHistory(kind, id, present, context.db, locale))
  return saveEntry({ ...restoration, kind, id, locale, context, by })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntryRestorationPage() {
  return <EntryPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
