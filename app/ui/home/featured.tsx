import { useId } from 'react'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import type { TeaserWords } from '#app/words/texts/teaser-words.server.ts'
import styles from './featured.module.css'

interface FeaturedProps extends TeaserWords {
  title: string
  offers: readonly Offer[]
  /** Leads to the list. */
  all: string
}

export function Featured({ title, offers: [lead, ...others], teaser, teaserLang, all }: FeaturedProps) {
  const titleId = useId()
  if (!lead) return null
  return (
    <section className={`wrap ${styles.featured}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <ArrowLink to={paths.offers} prefetch="intent">
          {all}
        </ArrowLink>
      </div>
      <div className={styles.lead}>
        <OfferTile offer={lead} isLead teaser={teaser} teaserLang={teaserLang} />
      </div>
      {others.map((offer) => (
        <div key={offer.id} className={styles.tile}>
          <OfferTile offer={offer} />
        </div>
      ))}
    </section>
  )
}
