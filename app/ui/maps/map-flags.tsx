/** Prices above their points, in the page's text size at any size of the map. */
import { Link, type LinkProps } from '@remix-run/react'
import { flagHeight, stemHeight } from '#app/maps/markers.ts'
import type { Way } from '#app/ui/visits/way.ts'
import type { MapFlag } from '#app/words/maps/flag-words.server.ts'
import { mapBox } from './map-figure.tsx'
import styles from './map-flags.module.css'

interface MapFlagsProps {
  label: string
  flags: readonly MapFlag[]
  /** Offers whose rows are on the page: without scripts their flags lead there. */
  listed?: readonly { id: string }[]
  /** Ids of offers. */
  marked?: readonly string[]
  /** Back to the search that the map shows. */
  way?: Way
  marks?: (flag: MapFlag) => Pick<LinkProps, 'onClick' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur'>
}

export function rowId(id: string): string {
  return `angebot-${id}`
}

export function MapFlags({ label, flags, listed = [], marked = [], marks, way }: MapFlagsProps) {
  const rowOf = ({ ids: [id], count }: MapFlag) =>
    count === null && id && listed.some((offer) => offer.id === id) ? `#${rowId(id)}` : null
  return (
    <svg className={styles.flags} viewBox={mapBox} preserveAspectRatio="xMidYMid slice">
      <title>{label}</title>
      {flags.map((flag) => {
        const row = rowOf(flag)
        const link = {
          className: classesOf(flag, marked),
          'aria-label': flag.name,
          'data-marker': true,
          'data-properties': flag.ids.join(' '),
          ...marks?.(flag),
        }
        return (
          <g key={flag.ids[0] ?? flag.name} transform={`translate(${flag.x} ${flag.y})`}>
            {flag.to === null ? (
              <g className={styles.flag}>
                <Flag {...flag} />
              </g>
            ) : row ? (
              <a {...link} href={row}>
                <Flag {...flag} />
              </a>
            ) : (
              <Link
                {...link}
                to={flag.to}
                state={flag.count === null ? way : undefined}
                preventScrollReset={flag.count !== null}
              >
                <Flag {...flag} />
              </Link>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Drawn to the right of its origin. */
const arrowDrawing = 'M3 0h9m-4-4l4 4-4 4'

function Flag({ name, count, text, arrow, left, width, isBelow }: MapFlag) {
  const top = isBelow ? stemHeight : -flagHeight - stemHeight
  const stem = isBelow ? `M0 0v${stemHeight}` : `M0 ${-stemHeight}v${stemHeight}`
  return (
    <>
      <title>{name}</title>
      <rect
        className={styles.reach}
        x={left}
        y={isBelow ? 0 : top - 2}
        width={width}
        height={flagHeight + stemHeight + 2}
      />
      <rect className={styles.paper} x={left} y={top} width={width} height={flagHeight} />
      <path className={styles.foot} d={`M${left} ${top + flagHeight - 1}h${width}`} />
      <path className={styles.stem} transform={arrow ?? undefined} d={arrow ? arrowDrawing : stem} />
      <text x={left + width / 2} y={top + 20.5}>
        {count && <tspan className={styles.count}>{count} </tspan>}
        {text}
      </text>
    </>
  )
}

function classesOf({ ids, count, isReserved }: MapFlag, marked: readonly string[]): string {
  const isMarked = ids.some((id) => marked.includes(id))
  return [styles.flag, count && styles.group, isReserved && styles.reserved, isMarked && styles.marked]
    .filter(Boolean)
    .join(' ')
}
