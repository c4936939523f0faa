import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { EnergyLine } from '#app/ui/energy/energy-line.tsx'
import { FactRow } from '#app/ui/offer/fact-row.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import type { TeaserWords } from '#app/words/texts/teaser-words.server.ts'
import styles from './offer-tile.module.css'
import { leadSizes, Tile, tileSizes } from './tile.tsx'

interface OfferTileProps extends Partial<TeaserWords> {
  offer: Offer
  /** From the place of the search. */
  distance?: TileDistance | undefined
  /** Back to the search that it shows. */
  way?: Way
  /** For the first pictures of a page. */
  priority?: boolean
  /** The first offer of a list: larger, with the start of its description. */
  isLead?: boolean
}

export function OfferTile({ offer, isLead, ...props }: OfferTileProps) {
  const { price, priceNote, totalRent } = offer
  return (
    <Tile {...offer} {...props} to={paths.offer(offer.id)} sizes={isLead ? leadSizes : tileSizes} isLead={isLead}>
      <FactRow facts={offer.facts} />
      <p className={`num ${styles.price}`}>
        {price}
        {priceNote && <small> {priceNote}</small>}
        {totalRent && <small className={styles.totalRent}>{totalRent}</small>}
      </p>
      <EnergyLine line={offer.energy} />
    </Tile>
  )
}
