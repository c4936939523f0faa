/** /dashboard/numbers/:id/removal: removes a key figure, after asking. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { removalConfirmation, removeFromList } from '#app/routes/dashboard/entries/entry-acts.server.ts'
import { numbersKind } from '#app/routes/dashboard/entries/entry-kinds.server.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return removalConfirmation(numbersKind, params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  return removeFromList(numbersKind, params.id ?? '', context, user)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function KeyFigureRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
