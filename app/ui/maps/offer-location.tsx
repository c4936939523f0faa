import { FactList } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import type { Location } from '#app/words/maps/location.server.ts'
import { LocationMark } from './location-mark.tsx'
import { MapControls } from './map-controls.tsx'
import { MapFigure } from './map-figure.tsx'
import styles from './offer-location.module.css'

interface OfferLocationProps {
  title: string
  text: string | null
  lang: Locale | undefined
  location: Location
}

export function OfferLocation({ title, text, lang, location }: OfferLocationProps) {
  const { id, map, mark, name, controls, ways } = location
  return (
    <section className={`grid ${styles.location}`} id={id} aria-labelledby="lage-titel">
      <h2 id="lage-titel">{title}</h2>
      <div className={styles.map}>
        <MapFigure map={map} controls={<MapControls controls={controls} />}>
          <LocationMark mark={mark} name={name} />
        </MapFigure>
      </div>
      <div className={styles.words}>
        {text && (
          <div className="prose">
            <Paragraphs text={text} lang={lang} leadFirst />
          </div>
        )}
        {ways.length > 0 && <FactList facts={ways} />}
      </div>
    </section>
  )
}
