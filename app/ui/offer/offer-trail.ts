import type { Offer } from '#app/domain/offers/offer.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { paths } from '#app/paths/public.ts'

export function offerTrail({ houseType, city }: Pick<Offer, 'houseType' | 'city'>, t: PropertyWords) {
  return [
    { name: t('site:offers.title'), to: paths.offers },
    {
      name: t(`site:offer.crumbs.${houseType}`, { city }),
      to: `${paths.offers}?${new URLSearchParams({ houseType, city })}`,
    },
  ]
}
