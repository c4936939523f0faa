import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageFields } from '#app/domain/pages/page-texts.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { PageTextsPage } from '#app/ui/dashboard/pages/page-texts-page.tsx'
import { confirmPageText, loadPage, requirePage } from './page-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const page = requirePage(params)
  requireTranslation(pageFields(page), params)
  return loadPage(request, context, page, false)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const page = requirePage(params)
  const translation = requireTranslation(pageFields(page), params)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return confirmPageText({ form, locale, context, by }, page, translation)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PageFreshnessRoute() {
  const answer = useActionData<typeof action>()
  return (
    <PageTextsPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
  )
}
