/** Shows the page with the texts of an unsaved form, in a window of its own. Stores nothing. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findPageTexts } from '#app/data/agency/page-texts.server.ts'
import { pageFields } from '#app/domain/pages/page-texts.ts'
import { sourcesAfter } from '#app/domain/pages/translation-sources.ts'
import { authoredLocale, isLocale } from '#app/fields/locale.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf } from '#app/i18n/server.ts'
import { shownPages } from '#app/paths/dashboard.ts'
import { rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { PageTextsPage } from '#app/ui/dashboard/pages/page-texts-page.tsx'
import { loadPage, readPage, requirePage, textsShown } from './page-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  return loadPage(request, context, requirePage(params), false)
}

/** Wrong texts are answered with the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const page = requirePage(params)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const stored = await findPageTexts(context.db, page)
  const read = await readPage({ form, locale, context }, page, stored)
  if ('result' in read) return rerenderForm(form, { result: read.result }, { token: '' })
  const asked = new URL(request.url).searchParams.get('in')
  const shown = isLocale(asked) ? asked : authoredLocale
  const texts = textsShown(page, read.values, shown)
  const left = shown === authoredLocale ? {} : textsShown(page, read.values, authoredLocale)
  const sources = sourcesAfter(pageFields(page), stored, read.values)
  await context.showPreview(localPath(shownPages[page], shown), { page, texts, left, sources })
  return rerenderForm(form, {}, { token: '' }, 200)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PagePreviewRoute() {
  return <PageTextsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
