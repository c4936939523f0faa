import type { ReactNode } from 'react'
import { nameWithPlace, type OfferTile } from '#app/domain/offers/offer.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './hero.module.css'

interface HeroProps {
  picture: LonePicture | null
  offer: Pick<OfferTile, 'id' | 'name' | 'city' | 'district'> | null
  headline: string
  lead: string
  children: ReactNode
}

export function Hero({ picture, offer, headline, lead, children }: HeroProps) {
  return (
    <section className={picture ? styles.hero : styles.bare}>
      {picture && (
        <figure className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 960px) 100vw, 125vw" priority />
          {offer && (
            <figcaption>
              <ArrowLink to={paths.offer(offer.id)}>{nameWithPlace(offer)}</ArrowLink>
            </figcaption>
          )}
        </figure>
      )}
      <div className="wrap">
        <h1 className={styles.headline}>
          <span>{headline}</span>
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </section>
  )
}
