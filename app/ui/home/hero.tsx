import type { ReactNode } from 'react'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { nameWithPlace } from '#app/domain/offers/place-name.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './hero.module.css'

interface HeroProps {
  picture: LonePicture | null
  offer: Pick<OfferTile, 'id' | 'name' | 'city' | 'district' | 'untranslated'> | null
  headline: string
  lead: string
  /** For visitors who want to sell. */
  seller: { text: string; link: string }
  children: ReactNode
}

export function Hero({ picture, offer, headline, lead, seller, children }: HeroProps) {
  // Rendered twice, one of them hidden, so that keyboard order matches the layout at every width.
  const valuation = (place: string | undefined) => (
    <p className={`${styles.seller} ${place}`}>
      {seller.text} <ArrowLink to={paths.valuation}>{seller.link}</ArrowLink>
    </p>
  )
  return (
    <section className={picture ? styles.hero : styles.bare}>
      {picture && (
        <figure className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 960px) 100vw, 125vw" priority />
          {offer && (
            <figcaption>
              <ArrowLink to={paths.offer(offer.id)}>
                <span lang={langOf(offer, 'name')}>{nameWithPlace(offer)}</span>
              </ArrowLink>
            </figcaption>
          )}
        </figure>
      )}
      <div className="wrap">
        <h1 className={styles.headline}>
          <span>{headline}</span>
        </h1>
        <div className={styles.words}>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {valuation(styles.beside)}
          {children}
          {valuation(styles.after)}
        </div>
      </div>
    </section>
  )
}
