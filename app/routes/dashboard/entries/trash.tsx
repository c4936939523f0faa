import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { requireEntryWriter } from './entry-access.server.ts'
import { askBeforeTrash, moveToTrash } from './entry-acts.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { kind } = await requireEntryWriter(request, context)
  return askBeforeTrash(kind, params.id ?? '', await localeOf(request), context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const outcome = await moveToTrash({ kind, id: params.id ?? '', form, locale, context, by })
  return 'problem' in outcome ? data(outcome, { status: 400 }) : outcome.answer
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function EntryTrashPage() {
  const { confirmation } = useLoaderData<typeof loader>()
  return <ConfirmView {...confirmation} problem={useActionData<typeof action>()?.problem} />
}
