import { Link } from '@remix-run/react'
import type { Viewed } from '#app/domain/offers/most-viewed.ts'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import board from '#app/ui/dashboard/frame/board-section.module.css'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'

interface ViewedListsProps {
  most: readonly Viewed[]
  least: readonly Viewed[]
}

/** Nothing while no view was counted; the second list only where it repeats nothing of the first. */
export function ViewedLists({ most, least }: ViewedListsProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const noteOf = ({ propertyNumber: number, views }: Viewed) =>
    t('overview.views', { number, count: views, formatted: formatNumber(views, locale) })
  const lists = [
    { title: t('overview.mostViewed'), offers: most },
    { title: t('overview.leastViewed'), offers: least },
  ]
  return lists
    .filter(({ offers }) => offers.length > 0)
    .map(({ title, offers }) => (
      <BoardSection key={title} title={title} empty="" className={board.rows}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link to={dashboardPaths.figures(offer.id)}>{offer.name}</Link>
            <p>{noteOf(offer)}</p>
          </li>
        ))}
      </BoardSection>
    ))
}
