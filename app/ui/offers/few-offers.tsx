/** Shown below few results: similar offers, and a way to describe what is missing. */
import { useId } from 'react'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import type { WishLink } from '#app/words/nothing-found-words.server.ts'
import styles from './few-offers.module.css'
import { OfferTile } from './offer-tile.tsx'
import { Tiles } from './tile.tsx'

interface FewOffersProps {
  title: string
  similar: Offer[]
  ask: string
  wish: WishLink
}

export function FewOffers({ title, similar, ask, wish }: FewOffersProps) {
  const id = useId()
  return (
    <>
      <div className={styles.wish}>
        <p>{ask}</p>
        <ArrowLink to={wish.to}>{wish.words}</ArrowLink>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Tiles>
            {similar.map((offer) => (
              <OfferTile key={offer.id} offer={offer} />
            ))}
          </Tiles>
        </section>
      )}
    </>
  )
}
