import { Link, type LinkProps } from '@remix-run/react'
import { langOf } from '#app/domain/lang-of.ts'
import type { ShownTile } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { offerTab, priceLine, tileFacts } from '#app/i18n/property-facts.ts'
import { usePropertyWords } from '#app/i18n/use-property-words.ts'
import { paths } from '#app/paths/public.ts'
import { EnergyLine } from '#app/ui/energy/energy-line.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import styles from './hit-row.module.css'
import { rowId } from './map-flags.tsx'

interface HitRowProps extends Pick<LinkProps, 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'> {
  offer: ShownTile
  /** From the place of the search. */
  distance: TileDistance | undefined
  isMarked: boolean
  /** The row of the list, where the flag of the map leads. */
  isTarget?: boolean
  way: Way
}

export function HitRow({ offer, distance, isMarked, isTarget, way, ...marks }: HitRowProps) {
  const { t, locale } = usePropertyWords()
  const { id, name, cover } = offer
  const { amount, note } = priceLine(offer, locale, t)
  const tab = offerTab(offer, t)
  return (
    <li id={isTarget ? rowId(id) : undefined} className={isMarked ? `${styles.row} ${styles.marked}` : styles.row}>
      <div className={styles.picture}>
        {cover && <PictureView picture={cover} sizes="(min-width: 600px) 8.5rem, 30vw" alt="" />}
      </div>
      <div>
        <p className={styles.place}>
          {placeName(offer)}
          {distance && (
            <span className={`num ${styles.distance}`} data-distance-km={distance.km}>
              {distance.words}
            </span>
          )}
          {tab && <span className={styles.tab}>{tab}</span>}
        </p>
        <h3>
          <Link to={paths.offer(id)} state={way} prefetch="intent" lang={langOf(offer, 'name')} {...marks}>
            {name}
          </Link>
        </h3>
        <p className={`num ${styles.facts}`}>
          <span>{tileFacts(offer, locale, t).join(', ')}</span>
          <span className={styles.price}>
            {amount}
            {note && <small> {note}</small>}
          </span>
        </p>
        <EnergyLine line={offer.energy} />
      </div>
    </li>
  )
}
