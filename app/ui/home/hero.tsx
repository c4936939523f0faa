import type { ReactNode } from 'react'
import type { LonePicture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './hero.module.css'

interface HeroProps {
  picture: LonePicture | null
  /** The offer that it shows; `lang` is the name's. */
  offer: { to: string; name: string; lang?: Locale | undefined } | null
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
              <ArrowLink to={offer.to}>
                <span lang={offer.lang}>{offer.name}</span>
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
