import { LocationMark } from '#app/ui/maps/location-mark.tsx'
import { MapFigure } from '#app/ui/maps/map-figure.tsx'
import type { Location } from '#app/words/maps/location.server.ts'
import styles from './location-map.module.css'

interface LocationMapProps {
  location: Location
  /** As wide as the sheet. */
  isWide: boolean
}

export function LocationMap({ location: { map, mark, name }, isWide }: LocationMapProps) {
  return (
    <div className={isWide ? `${styles.map} ${styles.wide}` : styles.map}>
      <MapFigure map={map}>
        <LocationMark mark={mark} name={name} />
      </MapFigure>
    </div>
  )
}
