/**
 * Browsers post where the button was clicked, in pixels of its own size. The map has one size in every window, so a
 * narrow one crops it instead of scaling it.
 */
import { Link } from '@remix-run/react'
import type { RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { mapHeight, mapWidth } from '#app/maps/view.ts'
import { MapControls } from '#app/ui/maps/map-controls.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './point-map.module.css'
import { pointName, type ShownPointMap } from './shown-location.ts'
import { useMovedMark } from './use-moved-mark.ts'

interface PointMapProps {
  map: ShownPointMap
  form: RefObject<HTMLFormElement>
}

export function PointMap({ map, form }: PointMapProps) {
  const { mark, map: handlers, handle } = useMovedMark(map, form)
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.frame}>
      <div className={styles.window}>
        <div className={styles.sheet}>
          <input
            id={pointName}
            type="image"
            name={pointName}
            src={map.base}
            width={mapWidth}
            height={mapHeight}
            alt={map.title}
            draggable={false}
            {...handlers}
          />
          <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} width={mapWidth} height={mapHeight} aria-hidden="true">
            {map.seen ? <Seen {...map.seen} /> : null}
            {mark ? (
              <g className={isHydrated ? styles.handle : undefined} {...handle}>
                <Mark {...mark} />
              </g>
            ) : null}
          </svg>
        </div>
      </div>
      <MapControls controls={map.controls} />
    </div>
  )
}

function Seen({ x, y, radius }: Pixel & { radius: number }) {
  return radius > 0 ? (
    <circle className={styles.circle} cx={x} cy={y} r={radius} />
  ) : (
    <path className={styles.place} d={`M${x} ${y - 7}l7 7l-7 7l-7 -7z`} />
  )
}

/** Its lower end is the point. The touch target is larger than the drawing. */
function Mark({ x, y }: Pixel) {
  return (
    <>
      <rect x={x - 22} y={y - 38} width="44" height="44" />
      <path className={styles.mark} d={`M${x} ${y}l-9 -14v-18h18v18z`} data-mark="" />
    </>
  )
}

export function MapFoot({ map: { toPoint, toPlace, scale, credits } }: Pick<PointMapProps, 'map'>) {
  const { t } = useTranslation('dashboard')
  return (
    <figcaption className={styles.foot}>
      <p className={styles.starts}>
        {toPoint ? <Start to={toPoint}>{t('location.toPoint')}</Start> : null}
        {toPlace ? <Start to={toPlace}>{t('location.toPlace')}</Start> : null}
      </p>
      <p className={styles.scale}>
        <span className="sr">{t('location.scale')}</span>
        <svg width={scale.pixels} height="7" aria-hidden="true">
          <path d={`M0.5 0V6.5H${scale.pixels - 0.5}V0`} />
        </svg>
        {scale.words}
      </p>
      <p>
        {credits.map(({ text, href }) => (
          <span key={text}>{href ? <a href={href}>{text}</a> : text}</span>
        ))}
      </p>
    </figcaption>
  )
}

function Start({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} preventScrollReset>
      {children}
    </Link>
  )
}
