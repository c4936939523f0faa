/** Offers of the list that are not compared, and checkboxes to choose those that are. */
import { Form } from '@remix-run/react'
import { shortlistPath } from '#app/paths/public.ts'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import { SectionHead } from '#app/ui/sections/section-head.tsx'
import type { shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'
import styles from './further-offers.module.css'

type List = Pick<ReturnType<typeof shortlistView>, 'ids' | 'chooser' | 'isTooMuch' | 'further' | 'words'>

export function FurtherOffers({ list }: { list: List }) {
  const { further, words, chooser } = list
  return (
    <>
      {chooser && <Chooser {...list} chooser={chooser} />}
      {further.length > 0 && (
        <section className={`screen ${styles.further}`} aria-labelledby="further">
          <SectionHead id="further" title={words.further.title} />
          <div className="wrap">
            <Tiles>
              {further.map((offer) => (
                <OfferTile key={offer.id} offer={offer} />
              ))}
            </Tiles>
          </div>
        </section>
      )}
    </>
  )
}

type ChooserProps = List & { chooser: NonNullable<List['chooser']> }

function Chooser({ ids, chooser, isTooMuch, words: { further } }: ChooserProps) {
  return (
    <details className={`wrap ${styles.chooser}`} open={isTooMuch}>
      <summary>{further.choose}</summary>
      <Form action={shortlistPath(ids)} preventScrollReset>
        <fieldset>
          <legend>{isTooMuch ? further.tooMany : further.chooseText}</legend>
          {chooser.map(({ id, name, lang, isChosen }) => (
            <Tick key={id} name="vergleich" value={id} defaultChecked={isChosen}>
              <span lang={lang}>{name}</span>
            </Tick>
          ))}
        </fieldset>
        <Button variant="quiet" type="submit">
          {further.compare}
        </Button>
      </Form>
    </details>
  )
}
