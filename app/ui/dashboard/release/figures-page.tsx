import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property/property-tabs.tsx'
import { StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import { Figures } from '#app/ui/seller/figures.tsx'
import type { FiguresView } from '#app/words/prepared/figures.server.ts'
import type { SellerView } from '#app/words/prepared/seller-view.server.ts'
import styles from './seller-page.module.css'
import type { SellerPageProps } from './seller-page.tsx'

interface FiguresPageProps extends Pick<SellerPageProps, 'property' | 'pictureCount' | 'enquiryCount'> {
  figures: FiguresView
  words: SellerView['words']['figures']
  /** Who is in charge, in words. */
  person: string | null
}

export function FiguresPage({ property, pictureCount, enquiryCount, figures, words, person }: FiguresPageProps) {
  const { t } = useTranslation('dashboard')
  const { id, name, propertyNumber } = property
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: dashboardPaths.properties },
          { label: propertyNumber, to: dashboardPaths.property(id) },
          { label: t('seller.figures') },
        ]}
      />
      <PageHead title={name} lead={person ?? undefined}>
        <StateBadges states={property} />
      </PageHead>
      <PropertyTabs propertyId={id} pictureCount={pictureCount} enquiryCount={enquiryCount} current="figures" />
      <div className={styles.figures}>
        <Figures figures={figures} words={words} title={t('seller.figures')} />
      </div>
    </>
  )
}
