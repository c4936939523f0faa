/** /dashboard/numbers/new: add a key figure. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { blankEntry, saveNewEntry } from '#app/routes/dashboard/entries/entry-form.server.ts'
import { numbersKind } from '#app/routes/dashboard/entries/entry-kinds.server.ts'
import { EntryPage } from '#app/ui/dashboard/entries/entry-page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return blankEntry('numbers', request)
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return saveNewEntry(numbersKind, request, context)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewKeyFigurePage() {
  return <EntryPage list="numbers" isNew {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
