import { langOf } from '#app/domain/lang-of.ts'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { formatMoney } from '#app/fields/format.ts'
import { offerTab, priceLine, tileFacts } from '#app/i18n/property-facts.ts'
import { usePropertyWords } from '#app/i18n/use-property-words.ts'
import { paths } from '#app/paths/public.ts'
import { EnergyLine } from '#app/ui/energy/energy-line.tsx'
import { FactRow } from '#app/ui/offer/fact-row.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import type { TeaserWords } from '#app/words/texts/teaser-words.server.ts'
import styles from './offer-tile.module.css'
import { leadSizes, Tile, tileSizes } from './tile.tsx'

interface OfferTileProps {
  offer: Offer
  /** From the place of the search. */
  distance?: TileDistance | undefined
  /** Back to the search that shows it. */
  way?: Way
  /** For the first pictures of a page. */
  priority?: boolean
}

export function OfferTile({ offer, distance, way, priority }: OfferTileProps) {
  return (
    <Tile {...useTile(offer)} distance={distance} way={way} sizes={tileSizes} priority={priority}>
      <Words offer={offer} />
    </Tile>
  )
}

/** The first offer of a list: larger, with the start of its description. */
export function LeadTile({ offer, distance, way, teaser, teaserLang, priority }: OfferTileProps & TeaserWords) {
  return (
    <Tile
      {...useTile(offer)}
      distance={distance}
      way={way}
      sizes={leadSizes}
      priority={priority}
      isLead
      teaser={teaser}
      teaserLang={teaserLang}
    >
      <Words offer={offer} />
    </Tile>
  )
}

function useTile(offer: Offer) {
  const { t } = usePropertyWords()
  const { id, name, cover } = offer
  return {
    id,
    to: paths.offer(id),
    place: placeName(offer),
    name,
    lang: langOf(offer, 'name'),
    cover,
    tab: offerTab(offer, t),
  }
}

function Words({ offer }: { offer: Offer }) {
  const { t, locale } = usePropertyWords()
  const { amount, note } = priceLine(offer, locale, t)
  const { totalRent } = offer
  return (
    <>
      <FactRow facts={tileFacts(offer, locale, t)} />
      <p className={`num ${styles.price}`}>
        {amount}
        {note && <small> {note}</small>}
        {totalRent !== null && (
          <small className={styles.totalRent}>
            {t('facts.totalRent')} {formatMoney(totalRent, locale)}
          </small>
        )}
      </p>
      <EnergyLine line={offer.energy} />
    </>
  )
}
