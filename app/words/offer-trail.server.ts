import type { Offer } from '#app/domain/offers/offer.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'

/** The pages above an offer, outermost first. */
export function offerTrail({ houseType, city }: Pick<Offer, 'houseType' | 'city'>, t: Translator) {
  return [
    { name: t('site:offers.title'), to: paths.offers },
    {
      name: t(`pages:offer.crumbs.${houseType}`, { city }),
      to: `${paths.offers}?${new URLSearchParams({ houseType, city })}`,
    },
  ]
}
