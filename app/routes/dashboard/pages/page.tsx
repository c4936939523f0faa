import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin, requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { PageTextsPage } from '#app/ui/dashboard/pages/page-texts-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { loadPage, requirePage, savePage } from './page-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(request, context)
  return loadPage(request, context, requirePage(params), role !== 'admin')
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const page = requirePage(params)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return savePage({ form, locale, context, by }, page)
}

export function clientAction({ serverAction, params: { page = '' } }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'page:', id: page }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PageTextsRoute() {
  return <PageTextsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
