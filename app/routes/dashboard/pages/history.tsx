import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { PageTextsHead, PageTextsTabs } from '#app/ui/dashboard/pages/page-texts-head.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { requirePage } from './page-form.server.ts'
import { pageHistory } from './page-history.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(request, context)
  const page = requirePage(params)
  const locale = await localeOf(request)
  const t = translator(locale)
  const name = t(`forms:pageTexts.pages.${page}`)
  const source = { ...(await pageHistory(db, page, locale)), isReadOnly: role !== 'admin' }
  const history = await historyOf(db, request, source, locale)
  return { title: t('dashboard:history.title', { name }), page, name, history }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PageHistoryRoute() {
  const { page, name, history } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTextsHead page={page} name={name} />
      <PageTextsTabs page={page} name={name} current="history" />
      <History {...history} />
    </>
  )
}
