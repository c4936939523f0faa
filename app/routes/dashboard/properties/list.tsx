/** /dashboard/properties: all properties, searched, filtered and sorted by the address. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useLocation } from '@remix-run/react'
import { newId } from '#app/data/database.server.ts'
import { propertyTabs } from '#app/data/properties/properties.server.ts'
import { listProperties, pageSizes } from '#app/data/properties/property-table.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ExportLink } from '#app/ui/dashboard/frame/export-link.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Pager } from '#app/ui/dashboard/frame/pager.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import { BulkBar } from '#app/ui/dashboard/property/bulk-bar.tsx'
import { PropertyTable } from '#app/ui/dashboard/property/property-table.tsx'
import { ActiveFilters, PropertyToolbar } from '#app/ui/dashboard/property/property-toolbar.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { readPropertyQuery } from './query.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const query = readPropertyQuery(new URL(request.url).searchParams)
  const [locale, { rows, ...found }] = await Promise.all([localeOf(request), listProperties(context.db, query)])
  return {
    title: translator(locale)('dashboard:properties.title'),
    query,
    rows: rows.map((row) => ({ ...row, copyId: newId() })),
    ...found,
    tabs: propertyTabs,
    sizes: pageSizes,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const emptyTexts = {
  all: 'empty',
  published: 'emptyTab',
  drafts: 'emptyTab',
  sold: 'emptyTab',
  trash: 'emptyTrash',
} as const

export default function PropertiesPage() {
  const { query, counts, rows, total, page, members, tabs, sizes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  const addressOf = useAddress()
  const isNarrowed = Boolean(query.q || query.marketType || query.houseType || query.member)
  const emptyText = isNarrowed ? 'emptySearch' : emptyTexts[query.tab]
  return (
    <>
      <PageHead
        title={t('properties.title')}
        lead={t('properties.lead')}
        action={
          <ButtonLink to={paths.dashboard.newProperty}>
            <Icon name="plus" />
            {t('properties.new')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('properties.tabsLabel')}
        tabs={tabs.map((tab) => ({
          to: addressOf({ tab: tab === 'all' ? null : tab }),
          label: t(`properties.tabs.${tab}`),
          count: counts[tab],
          isCurrent: tab === query.tab,
        }))}
      />
      <PropertyToolbar filters={query} members={members} />
      <ActiveFilters filters={query} members={members} />
      {rows.length > 0 ? (
        <div>
          <BulkBar isTrash={query.tab === 'trash'} />
          <PropertyTable properties={rows} sort={query.sort} />
        </div>
      ) : (
        <p>{t(`properties.${emptyText}`)}</p>
      )}
      <Pager page={page} perPage={query.perPage} total={total} sizes={sizes} />
      {rows.length > 0 ? (
        <ExportLink to={paths.dashboard.propertiesExport + search}>{t('properties.export')}</ExportLink>
      ) : null}
    </>
  )
}
