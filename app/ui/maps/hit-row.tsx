import { Link, type LinkProps } from '@remix-run/react'
import type { ShownTile } from '#app/domain/offers/offer.ts'
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
  const { id, name, lang, place, cover, tab, facts, price, priceNote, energy } = offer
  return (
    <li id={isTarget ? rowId(id) : undefined} className={isMarked ? `${styles.row} ${styles.marked}` : styles.row}>
      <div className={styles.picture}>
        {cover && <PictureView picture={cover} sizes="(min-width: 600px) 8.5rem, 30vw" alt="" />}
      </div>
      <div>
        <p className={styles.place}>
          {place}
          {distance && (
            <span className={`num ${styles.distance}`} data-distance-km={distance.km}>
              {distance.words}
            </span>
          )}
          {tab && <span className={styles.tab}>{tab}</span>}
        </p>
        <h3>
          <Link to={paths.offer(id)} state={way} prefetch="intent" lang={lang} {...marks}>
            {name}
          </Link>
        </h3>
        <p className={`num ${styles.facts}`}>
          <span>{facts.join(', ')}</span>
          <span className={styles.price}>
            {price}
            {priceNote && <small> {priceNote}</small>}
          </span>
        </p>
        <EnergyLine line={energy} />
      </div>
    </li>
  )
}
