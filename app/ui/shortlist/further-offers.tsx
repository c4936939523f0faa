/** Offers of the list that are not compared; printed only where none are. */
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { SectionHead } from '#app/ui/sections/section-head.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './further-offers.module.css'

type List = Pick<ReturnType<typeof shortlistView>, 'further' | 'comparison' | 'words'>

export function FurtherOffers({ list: { further, comparison, words } }: { list: List }) {
  if (further.length === 0) return null
  return (
    <section className={`${comparison ? 'screen ' : ''}${styles.further}`} aria-labelledby="further">
      <SectionHead id="further" title={words.further} />
      <div className="wrap">
        <Tiles>
          {further.map((offer) => (
            <OfferTile key={offer.id} offer={offer} />
          ))}
        </Tiles>
      </div>
    </section>
  )
}
