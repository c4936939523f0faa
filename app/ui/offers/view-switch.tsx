/** "Liste | Karte" */
import { Link } from '@remix-run/react'
import { type OfferFilters, offerSearch, offerViews, withPart } from '#app/domain/offers/offer-filters.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import styles from './view-switch.module.css'

interface ViewSwitchProps {
  filters: OfferFilters
  /** The visible part of the map. */
  part: string | null
}

export function ViewSwitch({ filters, part }: ViewSwitchProps) {
  const { t } = useTranslation('site')
  return (
    <nav className={`screen ${styles.views}`} aria-label={t('offers.view.label')}>
      {offerViews.map((view) => (
        <Link
          key={view}
          to={paths.offers + withPart(offerSearch(filters, { view }), part)}
          aria-current={view === filters.view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`offers.view.${view}`)}
        </Link>
      ))}
    </nav>
  )
}
