/** /dashboard/numbers/:id: edit a key figure. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { saveEntry, storedEntry } from '#app/routes/dashboard/entries/entry-form.server.ts'
import { numbersKind } from '#app/routes/dashboard/entries/entry-kinds.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return storedEntry(numbersKind, params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return saveEntry(numbersKind, params.id ?? '', request, context)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function KeyFigurePage() {
  return <EntryPage list="numbers" {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
