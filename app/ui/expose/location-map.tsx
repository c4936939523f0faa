import { LocationMark } from '#app/ui/maps/location-mark.tsx'
import { MapFigure } from '#app/ui/maps/map-figure.tsx'
import type { Location } from '#app/words/maps/location.server.ts'
import styles from './location-map.module.css'

interface LocationMapProps {
  location: Location
  /** "low" shares its sheet with texts and facts, "wide" is as wide as the sheet. */
  format: 'low' | 'wide' | null
}

export function LocationMap({ location: { map, mark, name }, format }: LocationMapProps) {
  return (
    <div className={format ? `${styles.map} ${styles[format]}` : styles.map}>
      <MapFigure map={map}>
        <LocationMark mark={mark} name={name} />
      </MapFigure>
    </div>
  )
}
