/** Counts the properties sold or rented out in each quarter. */
import type { ReferenceMap as Shown } from '#app/words/maps/reference-map.server.ts'
import { MapFigure } from './map-figure.tsx'
import { MapFlags } from './map-flags.tsx'
import styles from './reference-map.module.css'

export function ReferenceMap({ map, flags, heading, places }: Shown) {
  return (
    <section className={styles.section} aria-labelledby="places">
      <h2 className="title-3" id="places">
        {heading}
      </h2>
      <div className={styles.map}>
        <MapFigure map={map} controls={<MapFlags label={map.title} flags={flags} />} />
      </div>
      <ul className={`num ${styles.places}`}>
        {places.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
