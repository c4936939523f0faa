import { useId } from 'react'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { SectionHead } from '#app/ui/sections/section-head.tsx'
import { OfferTile } from './offer-tile.tsx'
import styles from './similar-offers.module.css'
import { Tiles } from './tile.tsx'

interface SimilarOffersProps {
  offers: readonly Offer[]
  words: { similar: string; all: string }
}

export function SimilarOffers({ offers, words }: SimilarOffersProps) {
  const title = useId()
  const all = (
    <ArrowLink to={paths.offers} prefetch="intent">
      {words.all}
    </ArrowLink>
  )
  if (offers.length === 0) return <div className={`screen wrap ${styles.none}`}>{all}</div>
  return (
    <section className="screen section" aria-labelledby={title}>
      <SectionHead id={title} title={words.similar}>
        {all}
      </SectionHead>
      <div className="wrap">
        <Tiles>
          {offers.map((offer) => (
            <OfferTile key={offer.id} offer={offer} />
          ))}
        </Tiles>
      </div>
    </section>
  )
}
