import type { OfferTile as Offer } from '#app/domain/offer.ts'
import { paths } from '#app/paths.ts'
import { arranged, ServiceView, type ServiceViewProps } from '#app/ui/service-view.tsx'
import { OfferTile } from './offer-tile.tsx'
import { Tiles } from './tile.tsx'

/** A service with offers as its examples. */
export function ServiceOffers({
  offers,
  ...service
}: Pick<ServiceViewProps, 'words' | 'titles' | 'member'> & { offers: Offer[] }) {
  const { example, tiles } = arranged(offers)
  return (
    <ServiceView {...service} example={example ? { ...example, to: paths.offer(example.id) } : null}>
      {tiles.length > 0 && (
        <Tiles>
          {tiles.map((offer) => (
            <OfferTile key={offer.id} offer={offer} />
          ))}
        </Tiles>
      )}
    </ServiceView>
  )
}
