import { Link } from '@remix-run/react'
import type { OwnPage } from '#app/domain/entries/own-page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownPagePath } from '#app/paths/public.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import styles from './page-texts-table.module.css'

export interface ListedOwnPage extends Pick<OwnPage, 'id' | 'title' | 'placement' | 'published'> {
  slug: string | null
  isStale: boolean
  updatedAt: Date | string
  by: string | null
}

export function OwnPagesTable({ pages }: { pages: readonly ListedOwnPage[] }) {
  const { t } = useTranslation('dashboard')
  const columns = t('pages.columns', { returnObjects: true })
  return (
    <section className={styles.section} aria-labelledby="own-pages">
      <h2 id="own-pages">{t('entries.ownPages.title')}</h2>
      {pages.length === 0 ? (
        <p>{t('entries.ownPages.empty')}</p>
      ) : (
        <table className={`${ledger.ledger} ${styles.table}`}>
          <caption className="sr">{t('entries.ownPages.title')}</caption>
          <TableHead labels={[columns.page, columns.linked, columns.state, columns.changed, columns.visit]} />
          <tbody>
            {pages.map((page) => (
              <OwnPageRow key={page.id} {...page} />
            ))}
          </tbody>
        </table>
      )}
      <p>
        <Link to={dashboardPaths.ownPages.list}>{t('pages.orderOwn')}</Link>
      </p>
    </section>
  )
}

function OwnPageRow({ id, title, slug, placement, published, isStale, updatedAt, by }: ListedOwnPage) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const state = t(published ? 'entries.page.online' : 'entries.page.draft')
  const visit = published && slug ? ('view' as const) : ('preview' as const)
  return (
    <tr>
      <td className={styles.page}>
        <Link to={dashboardPaths.ownPages.entry(id)}>{title}</Link>
        <p>{slug && ownPagePath(slug)}</p>
      </td>
      <td>{placement && t(`entries.page.options.${placement}`)}</td>
      <td>
        <span className={published ? styles.online : styles.draft}>{state}</span>
        {isStale ? <span className={styles.lacking}>{t('pages.englishOlder')}</span> : null}
      </td>
      <td>{[moment(updatedAt), by].filter(Boolean).join(', ')}</td>
      <td>
        <Link
          to={visit === 'view' && slug ? ownPagePath(slug) : dashboardPaths.ownPagePreview(id)}
          reloadDocument
          aria-label={t(`entries.page.${visit}Named`, { name: title })}
        >
          {t(`entries.page.${visit}`)}
        </Link>
      </td>
    </tr>
  )
}
