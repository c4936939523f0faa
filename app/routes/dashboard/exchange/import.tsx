/**
 * /dashboard/exchange/imports/:id: the dry run, the progress and the result of a transfer. A post shows another page of
 * the dry run, `?show=` and `?page=`, and carries along what has been decided; nothing is stored.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ImportPage } from '#app/ui/dashboard/exchange/import-page.tsx'
import { viewImport } from './import-view.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return answer(request, params.id, context, null)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return answer(request, params.id, context, await readForm(request))
}

async function answer(request: Request, id: string | undefined, context: AppContext, form: FormData | null) {
  const locale = await localeOf(request)
  const { searchParams: search } = new URL(request.url)
  const view = await viewImport(context.db, id ?? '', { locale, search, form })
  if (!view) throw notFound()
  const t = translator(locale)
  const sender = view.head.sender ?? t('dashboard:exchange.unknownSender')
  const title = view.isDryRun ? 'read' : titled.find((state) => state === view.state)
  return { title: t(`dashboard:exchange.titles.${title ?? 'other'}`, { sender }), now: new Date(), view }
}

const titled = ['preparing', 'applied', 'undone'] as const

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportRoute() {
  const loaded = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return <ImportPage {...(posted ?? loaded)} />
}
