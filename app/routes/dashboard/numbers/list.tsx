/** /dashboard/numbers: the key figures on the website, in their order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listKeyFigures } from '#app/data/key-figures.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { SimpleList } from '#app/ui/dashboard/simple-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const t = translator(await localeOf(request))
  return { title: t('dashboard:lists.numbers.title'), figures: await listKeyFigures(context.db) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NumbersPage() {
  const { figures } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('lists.numbers.title')} lead={t('lists.numbers.lead')} />
      <SimpleList
        empty={t('lists.numbers.empty')}
        entries={figures.map(({ id, labelDe, labelEn, value, suffix }) => ({
          id,
          title: [value, suffix].filter(Boolean).join('\u00a0'),
          lines: [labelDe, labelEn],
        }))}
      />
    </>
  )
}
