import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useLocation } from '@remix-run/react'
import { newId } from '#app/data/database.server.ts'
import { listProperties, pageSizes } from '#app/data/properties/property-table.server.ts'
import { propertyTabs } from '#app/data/properties/property-tabs.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { listPreparedSays } from '#app/routes/dashboard/prepared/prepared-view.server.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Pager } from '#app/ui/dashboard/frame/pager.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import { PropertyTable } from '#app/ui/dashboard/table/property-table.tsx'
import { ActiveFilters, PropertyToolbar } from '#app/ui/dashboard/table/property-toolbar.tsx'
import { ColumnsMenu, ViewsMenu } from '#app/ui/dashboard/table/table-menus.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './list.module.css'
import { chosenColumns, mostOfName, readPropertyQuery, viewPath, viewSearch } from './query.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id: userId } = await requireUser(request, context)
  const { searchParams: search } = new URL(request.url)
  const view = viewSearch(search)
  // Checkboxes repeat the name.
  if (search.getAll('columns').length > 1) throw redirectTo(context, viewPath(view))
  const query = readPropertyQuery(search)
  const [locale, { rows, ...found }] = await Promise.all([localeOf(request), listProperties(context.db, query, userId)])
  const waiting = rows.filter(({ hasPrepared }) => hasPrepared).map(({ id }) => id)
  const said = await listPreparedSays(context.db, locale, waiting)
  return {
    title: translator(locale)('dashboard:properties.title'),
    query,
    rows: rows.map((row) => ({
      ...row,
      copyId: newId(),
      prepared: said.find(({ id }) => id === row.id)?.prepared ?? null,
    })),
    ...found,
    tabs: propertyTabs,
    sizes: pageSizes,
    columns: chosenColumns(search),
    view,
    mostOfName,
    now: new Date(),
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
  const { query, counts, rows, total, page, members, tabs, sizes, columns, view, views, mostOfName, now } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  const addressOf = useAddress()
  const isNarrowed = Boolean(
    query.q || query.marketType || query.houseType || query.member || query.highlighted || query.lacks || query.english,
  )
  const emptyText = isNarrowed ? 'emptySearch' : emptyTexts[query.tab]
  return (
    <div className={styles.page}>
      <PageHead
        title={t('properties.title')}
        lead={t('properties.lead')}
        action={
          <div className={styles.acts}>
            <ButtonLink variant="quiet" to={dashboardPaths.propertiesExport + search} reloadDocument>
              {t('properties.export')}
            </ButtonLink>
            <ButtonLink to={dashboardPaths.newProperty}>
              <Icon name="plus" />
              {t('properties.new')}
            </ButtonLink>
          </div>
        }
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('properties.tabsLabel')}
          tabs={tabs.map((tab) => ({
            to: addressOf({ tab: tab === 'all' ? null : tab }),
            label: t(`properties.tabs.${tab}`),
            count: counts[tab],
            isCurrent: tab === query.tab,
          }))}
        />
        <div className={styles.menus}>
          <ViewsMenu views={views} current={view} mostOfName={mostOfName} />
          <ColumnsMenu columns={columns} />
        </div>
      </div>
      <PropertyToolbar filters={query} members={members} />
      <ActiveFilters filters={query} members={members} />
      {rows.length > 0 ? (
        <PropertyTable
          properties={rows}
          columns={columns}
          sort={query.sort}
          isTrash={query.tab === 'trash'}
          list={view}
          first={(page - 1) * query.perPage + 1}
          people={members}
          now={now}
        />
      ) : (
        <p>{t(`properties.${emptyText}`)}</p>
      )}
      <Pager page={page} perPage={query.perPage} total={total} sizes={sizes} />
    </div>
  )
}
