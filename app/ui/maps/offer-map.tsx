/** The list beside the map has the same offers, so that the map is optional. */
import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShownTile } from '#app/domain/offers/offer.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { OfferMap as Shown } from '#app/words/maps/offer-map.server.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import { HitRow } from './hit-row.tsx'
import { LocationMark } from './location-mark.tsx'
import { MapControls } from './map-controls.tsx'
import { MapFigure } from './map-figure.tsx'
import { MapFlags } from './map-flags.tsx'
import { MarkerTile } from './marker-tile.tsx'
import styles from './offer-map.module.css'
import { useOpenedFlag } from './use-opened-flag.ts'

interface OfferMapProps extends Omit<Shown, 'part' | 'ids'> {
  offers: ShownTile[]
  /** From the place of the search. */
  distances: Record<string, TileDistance> | null
  /** How many follow on other pages. */
  rest: string | null
  way: Way
  children: ReactNode
}

export function OfferMap({
  map,
  controls,
  flags,
  notes,
  partWords,
  place,
  without,
  offers,
  distances,
  rest,
  way,
  children,
}: OfferMapProps) {
  const { t } = useTranslation('site')
  // Hovered or focused offers are marked on the map and in the list.
  const [marked, setMarked] = useState<readonly string[]>([])
  // Without scripts a new page starts at the map. With them the window keeps its position.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const marks = (ids: readonly string[]) => {
    const [on, off] = [() => setMarked(ids), () => setMarked([])]
    return { onMouseEnter: on, onFocus: on, onMouseLeave: off, onBlur: off }
  }
  const { opened, open, close } = useOpenedFlag(map.href, offers)
  return (
    <section className={styles.split}>
      <h2 className="sr">{t('offers.results')}</h2>
      <div>
        <div className={styles.map} id={isLive ? undefined : 'karte'}>
          <MapFigure
            map={map}
            controls={
              <>
                <MapFlags
                  label={map.title}
                  flags={flags}
                  listed={offers}
                  marked={opened ? opened.ids : marked}
                  way={way}
                  marks={(flag) => ({ ...marks(flag.ids), onClick: open(flag) })}
                />
                <MapControls controls={controls} />
                {opened && (
                  <MarkerTile key={opened.ids.join()} isLow={opened.y < 225} label={opened.name} close={close}>
                    {offers
                      .filter(({ id }) => opened.ids.includes(id))
                      .map((offer) => (
                        <HitRow
                          key={offer.id}
                          offer={offer}
                          distance={distances?.[offer.id]}
                          way={way}
                          isMarked={false}
                        />
                      ))}
                  </MarkerTile>
                )}
              </>
            }
          >
            {place && (
              <>
                {place.r > 0 && <circle className={styles.radius} cx={place.mark.x} cy={place.mark.y} r={place.r} />}
                <LocationMark mark={place.mark} name={place.name} />
              </>
            )}
          </MapFigure>
        </div>
      </div>
      <div className={styles.hits} id="treffer">
        {partWords && (
          <p className={styles.part}>
            <span role="status">{partWords.words}</span>
            <ArrowLink to={partWords.whole.to} preventScrollReset>
              {partWords.whole.words}
            </ArrowLink>
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {offers.length > 0 && (
          <ul className={styles.rows}>
            {offers.map((offer) => (
              <HitRow
                key={offer.id}
                offer={offer}
                distance={distances?.[offer.id]}
                isMarked={marked.includes(offer.id)}
                isTarget
                way={way}
                {...marks([offer.id])}
              />
            ))}
          </ul>
        )}
        {rest && <p className={`num ${styles.note}`}>{rest}</p>}
        {children}
        {without && (
          <div className={styles.note}>
            <p className="num">{without.words}</p>
            <ul>
              {without.offers.map(({ name, lang, to }) => (
                <li key={to}>
                  <Link to={to} lang={lang}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
