/** "Liste | Karte": the same search, arranged in another way. */
import { Link } from '@remix-run/react'
import { type OfferFilters, offerViews } from '#app/domain/offers/offer.ts'
import { offerSearch } from '#app/domain/offers/offer-filters.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from './view-switch.module.css'

export function ViewSwitch({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('site')
  return (
    <nav className={`screen ${styles.views}`} aria-label={t('offers.view.label')}>
      {offerViews.map((view) => (
        <Link
          key={view}
          to={paths.offers + offerSearch(filters, { view })}
          aria-current={view === filters.view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`offers.view.${view}`)}
        </Link>
      ))}
    </nav>
  )
}
