import { Link } from '@remix-run/react'
import type { PageName, TextCounts } from '#app/domain/pages/page-texts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths, shownPages } from '#app/paths/dashboard.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import styles from './page-texts-table.module.css'
import { useCountWords } from './use-count-words.ts'

interface ListedPage {
  page: PageName
  name: string
  counts: TextCounts
  doubtCount: number
  english: { missing: number; stale: number }
  savedAt: Date | string | null
  by: string | null
}

export function PageTextsTable({ pages }: { pages: readonly ListedPage[] }) {
  const { t } = useTranslation('dashboard')
  const columns = t('pages.columns', { returnObjects: true })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const own = sum(pages.map(({ counts }) => counts.own))
  const inEnglish = sum(pages.map(({ counts }) => counts.english))
  const { noneIn } = useCountWords()
  const lacking = (['missing', 'stale'] as const).flatMap((state) => {
    const count = sum(pages.map(({ english }) => english[state]))
    return count > 0 ? [t(`pages.englishSum.${state}`, { count })] : []
  })
  return (
    <section aria-labelledby="site-pages">
      <div className={styles.head}>
        <h2 id="site-pages">{t('pages.ofSite')}</h2>
        <p>{own > 0 ? [t('pages.ownSum', { count: own }), ...lacking].join(' ') : noneIn(inEnglish)}</p>
      </div>
      <table className={`${ledger.ledger} ${styles.table}`}>
        <caption className="sr">{t('pages.ofSite')}</caption>
        <TableHead labels={[columns.page, columns.own, columns.english, columns.changed, columns.visit]} />
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.page} {...page} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PageRow({ page, name, counts, doubtCount, english, savedAt, by }: ListedPage) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const columns = t('pages.columns', { returnObjects: true })
  const isLacking = english.missing + english.stale > 0
  const lacking = (['stale', 'missing'] as const).flatMap((state) =>
    english[state] > 0 ? t(`texts.count.${state}`, { count: english[state] }) : [],
  )
  const complete = counts.own > 0 ? t('pages.complete') : t('pages.byDefault')
  const present = counts.english > counts.own ? t('pages.ownEnglish', { count: counts.english }) : complete
  return (
    <tr>
      <td className={styles.page}>
        <Link to={dashboardPaths.page(page)}>{name}</Link>
        <p>{shownPages[page]}</p>
      </td>
      <td data-label={columns.own}>
        {counts.own > 0 ? t('pages.own', { ...counts }) : t('pages.none', { total: counts.total })}
        {doubtCount > 0 ? <span className={styles.lacking}>{t('pages.doubted', { count: doubtCount })}</span> : null}
      </td>
      <td data-label={columns.english}>
        {isLacking ? <span className={styles.lacking}>{lacking.join(', ')}</span> : present}
      </td>
      <td data-label={columns.changed}>
        {savedAt ? [moment(savedAt), by].filter(Boolean).join(', ') : t('pages.never')}
      </td>
      <td>
        <Link to={shownPages[page]} reloadDocument aria-label={t('pages.visitNamed', { name })}>
          {t('pages.visit')}
        </Link>
      </td>
    </tr>
  )
}
