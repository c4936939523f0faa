/** Shows the page with the texts of an unsaved form, in a window of its own. Stores nothing. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { isLocale } from '#app/fields/locale.ts'
import { postsOnly, requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { shownPages } from '#app/paths/dashboard.ts'
import { fieldOf } from '#app/ui/form/form-texts.ts'
import { pageLabels, readPage, requirePage, textsShown } from './page-form.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  await requireAdmin(request, context)
  const page = requirePage(params)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const read = await readPage({ form, locale, context }, page)
  if ('result' in read) {
    const labels = pageLabels(page, locale)
    const problems = Object.entries(read.result.error ?? {}).map(
      ([name, said]) => `${labels[fieldOf(name)] ?? name}: ${said?.join(' ') ?? ''}`,
    )
    const text = [translator(locale)('forms:pageTexts.noPreview'), ...problems].join('\n\n')
    return new Response(text, { status: 400, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const language = new URL(request.url).searchParams.get('in')
  const shown = isLocale(language) ? language : 'de'
  return context.renderPreview(localPath(shownPages[page], shown), {
    page,
    texts: textsShown(page, read.values, shown),
  })
}
