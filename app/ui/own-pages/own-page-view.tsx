import type { Block } from '#app/domain/entries/own-page-text.ts'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { OwnPageText } from './own-page-text.tsx'
import styles from './own-page-view.module.css'

interface OwnPageViewProps {
  title: string
  titleLang: Locale | undefined
  lead: string | null
  leadLang: Locale | undefined
  blocks: readonly Block[]
  textLang: Locale | undefined
  picture: LonePicture | null
  note: string | null
  fitting: FittingProps | null
}

export function OwnPageView({
  title,
  titleLang,
  lead,
  leadLang,
  blocks,
  textLang,
  picture,
  note,
  fitting,
}: OwnPageViewProps) {
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 lang={titleLang}>{title}</h1>
        {lead && (
          <p className="lead" lang={leadLang}>
            {lead}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {picture && (
        <div className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 1760px) 104rem, 100vw" priority alt="" />
        </div>
      )}
      {blocks.length > 0 && (
        <div className={`prose ${styles.text}`} lang={textLang}>
          <OwnPageText blocks={blocks} />
        </div>
      )}
      {fitting && <Fitting {...fitting} />}
    </main>
  )
}

interface FittingProps {
  title: string
  offers: readonly Offer[]
  all: { to: string; words: string }
  none: string | null
  subscribe: { to: string; words: string } | null
}

function Fitting({ title, offers, all, none, subscribe }: FittingProps) {
  return (
    <section className={styles.fitting} aria-labelledby="fitting">
      <h2 className="title-3" id="fitting">
        {title}
      </h2>
      {none && <p>{none}</p>}
      {offers.length > 0 && (
        <Tiles>
          {offers.map((offer) => (
            <OfferTile key={offer.id} offer={offer} />
          ))}
        </Tiles>
      )}
      <p className={styles.links}>
        {subscribe && <ArrowLink to={subscribe.to}>{subscribe.words}</ArrowLink>}
        <ArrowLink to={all.to}>{all.words}</ArrowLink>
      </p>
    </section>
  )
}
