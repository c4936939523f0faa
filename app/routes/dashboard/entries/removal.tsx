/** /dashboard/team/:id/removal and the like: removes an entry, after a confirmation. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { removalConfirmation, removeFromList } from './entry-acts.server.ts'
import { entryKindOf } from './entry-kinds.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return removalConfirmation(entryKindOf(request), params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  return removeFromList(entryKindOf(request), params.id ?? '', context, user)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EntryRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
