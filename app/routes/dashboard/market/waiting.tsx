import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listWaitingFor } from '#app/data/subscriptions/fitting.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { HelpLink } from '#app/ui/dashboard/help/help-link.tsx'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import { PropertyCrumbs } from '#app/ui/dashboard/property/property-head.tsx'
import { waitingRows } from '#app/words/subscriptions/waiting-words.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [{ name, propertyNumber }, searches, locale] = await Promise.all([
    requireProperty(context.db, id),
    listWaitingFor(context.db, id),
    localeOf(request),
  ])
  return {
    title: translator(locale)('dashboard:properties.waitingPage.title', { name }),
    property: { id, propertyNumber },
    rows: waitingRows(searches, locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function WaitingPage() {
  const { title, property, rows } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PropertyCrumbs {...property} here={t('properties.waitingPage.crumb')} />
      <PageHead title={title} lead={t('properties.waitingPage.lead')} action={<HelpLink topic="alerts" />} />
      {rows.length > 0 ? (
        <table className={ledger.ledger}>
          <TableHead labels={[t('properties.waitingPage.search'), t('properties.waitingPage.count')]} />
          <tbody>
            {rows.map(({ words, count }) => (
              <tr key={words}>
                <td>{words}</td>
                <td className="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t('properties.waitingPage.none')}</p>
      )}
    </>
  )
}
