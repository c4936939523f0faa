import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findPageTexts } from '#app/data/agency/page-texts.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { keepTyped, readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { PageTextsPage } from '#app/ui/dashboard/pages/page-texts-page.tsx'
import { loadPage, requirePage, savePage, withLists } from './page-form.server.ts'
import { pageHistory } from './page-history.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  if (!/^\d+$/.test(params.version ?? '')) throw notFound()
  return loadPage(request, context, requirePage(params), false)
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const by = await requireAdmin(request, context)
  const page = requirePage(params)
  const locale = await localeOf(request)
  const [history, { sources }] = await Promise.all([
    pageHistory(context.db, page, locale),
    findPageTexts(context.db, page),
  ])
  const { typed, ...restoration } = await readRestoration(args, {
    ...history,
    show: (values) => withLists(page, { values, sources }),
  })
  const saved = await savePage({ ...restoration, locale, context, by }, page)
  return keepTyped(context, typed, saved, (form) => rerenderForm(form, {}, { token: '' }, 200))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PageRestorationRoute() {
  return <PageTextsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
