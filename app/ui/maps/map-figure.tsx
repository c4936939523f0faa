/** The base is a file of its own; the page draws its own layer above it, in the visitor's language. */
import { type NavigateFunction, useNavigate } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ShownMap } from '#app/words/maps/map-words.server.ts'
import styles from './map-figure.module.css'

interface MapFigureProps {
  map: ShownMap
  /** Drawn on the map, in its pixels: 720 by 450. */
  children?: ReactNode
  controls?: ReactNode
}

/** The size of every view. */
export const mapBox = '0 0 720 450'

export function MapFigure({ map, children, controls }: MapFigureProps) {
  const navigate = useNavigate()
  const distances = map.rings.filter(({ words }) => words)
  return (
    <figure className={styles.figure} data-map data-kind={map.kind}>
      <div
        className={styles.window}
        onPointerEnter={controls ? (event) => wake(event.currentTarget, navigate) : undefined}
      >
        <svg className={styles.map} viewBox={mapBox} preserveAspectRatio="xMidYMid slice" role="img">
          <title>{map.title}</title>
          <desc>{map.description}</desc>
          <path fill="#f7f5ee" d="M0 0h720v450H0z" />
          {map.rings.map(({ x, y, r }) => (
            <circle key={r} className={styles.ring} cx={x} cy={y} r={r} />
          ))}
          <clipPath id="karte-namen">
            <path clipRule="evenodd" d={map.shown} />
          </clipPath>
          <use href={map.href} clipPath="url(#karte-namen)" />
          {children}
          {distances.map(({ words, x, y, r }) => (
            <text key={r} className={styles.distance} x={x} y={y + r + 4}>
              {words}
            </text>
          ))}
        </svg>
        {!distances[0] && (
          <svg className={styles.scale} viewBox={mapBox} preserveAspectRatio="xMinYMax slice" aria-hidden="true">
            <path d={`M14 432v6h${map.scale.pixels}v-6`} />
            <text x={14 + map.scale.pixels / 2} y="431">
              {map.scale.words}
            </text>
          </svg>
        )}
        {map.north && (
          <p className={styles.north} aria-hidden="true">
            {map.north}
          </p>
        )}
        {map.tab && <p className={styles.tab}>{map.tab}</p>}
        {controls}
      </div>
      <figcaption className={styles.caption}>
        {map.note && <span>{map.note}</span>}
        <small>
          {map.credits.map(({ text, href }) => (
            <span key={text}>{href ? <a href={href}>{text}</a> : text}</span>
          ))}
        </small>
      </figcaption>
    </figure>
  )
}

/** Without it the controls move the map. */
function wake(map: HTMLElement, navigate: NavigateFunction) {
  import('./map-gestures.client.ts').then(
    (gestures) => gestures.moveByHand(map, navigate),
    () => {},
  )
}
