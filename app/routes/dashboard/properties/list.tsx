/** /dashboard/properties: all properties, searched, filtered and sorted by the address. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import {
  countProperties,
  listProperties,
  type PropertyQuery,
  propertiesPerPage,
  propertySorts,
  propertyTabs,
} from '#app/data/properties.server.ts'
import { propertyOptions } from '#app/domain/property-options.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { Pager } from '#app/ui/dashboard/pager.tsx'
import { PropertyTable } from '#app/ui/dashboard/property-table.tsx'
import { PropertyToolbar } from '#app/ui/dashboard/property-toolbar.tsx'
import { Tabs } from '#app/ui/dashboard/tabs.tsx'
import { Icon } from '#app/ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const query = readQuery(new URL(request.url).searchParams)
  let [counts, list] = await Promise.all([countProperties(context.db), listProperties(context.db, query)])
  const lastPage = Math.max(1, Math.ceil(list.total / propertiesPerPage))
  if (query.page > lastPage) {
    query.page = lastPage
    list = await listProperties(context.db, query)
  }
  const t = translator(await localeOf(request))
  return {
    title: t('dashboard:properties.title'),
    query,
    counts,
    ...list,
    tabs: propertyTabs,
    perPage: propertiesPerPage,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertiesPage() {
  const { query, counts, rows, total, tabs, perPage } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const isNarrowed = Boolean(query.q || query.marketType || query.houseType)
  const emptyText = isNarrowed ? 'emptySearch' : query.tab === 'all' ? 'empty' : 'emptyTab'
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
          to: tab === 'all' ? paths.dashboard.properties : `?tab=${tab}`,
          label: t(`properties.tabs.${tab}`),
          count: counts[tab],
          isCurrent: tab === query.tab,
        }))}
      />
      <PropertyToolbar filters={query} />
      {query.tab === 'trash' && rows.length > 0 ? <p className="hint">{t('properties.trashNote')}</p> : null}
      {rows.length > 0 ? <PropertyTable properties={rows} /> : <p>{t(`properties.${emptyText}`)}</p>}
      {isNarrowed && rows.length === 0 ? <Link to={paths.dashboard.properties}>{t('properties.clear')}</Link> : null}
      <Pager page={query.page} perPage={perPage} total={total} />
    </>
  )
}

/** What the address asks for; nonsense is left out. */
function readQuery(search: URLSearchParams): PropertyQuery {
  const oneOf = <Option extends string>(options: readonly Option[], name: string) =>
    options.find((option) => option === search.get(name)) ?? null
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    tab: oneOf(propertyTabs, 'tab') ?? 'all',
    q: search.get('q')?.trim().slice(0, 200) || null,
    marketType: oneOf(propertyOptions.marketType, 'marketType'),
    houseType: oneOf(propertyOptions.houseType, 'houseType'),
    sort: oneOf(propertySorts, 'sort') ?? 'updated',
    page: Math.max(1, page),
  }
}
