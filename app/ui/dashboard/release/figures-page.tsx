import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { Figures } from '#app/ui/seller/figures.tsx'
import type { FiguresView } from '#app/words/prepared/figures.server.ts'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import styles from './seller-page.module.css'

interface FiguresPageProps extends HeadedProperty {
  figures: FiguresView
  words: SellerView['words']['figures']
  /** Who is in charge, in words. */
  person: string | null
}

export function FiguresPage({ figures, words, person, ...head }: FiguresPageProps) {
  const { t } = useTranslation('dashboard')
  const { id } = head.property
  const links = { enquiries: `${dashboardPaths.enquiries}?property=${id}`, searches: dashboardPaths.waiting(id) }
  return (
    <>
      <PropertyHead {...head} lead={person ?? undefined} current="figures" />
      <div className={styles.figures}>
        <Figures figures={figures} words={words} title={t('seller.figures')} links={links} />
      </div>
    </>
  )
}
