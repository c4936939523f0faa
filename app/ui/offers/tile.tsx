/** The picture and the name of a property, as every list shows them; what is said below differs from list to list. */
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { BarePicture } from '#app/domain/picture.ts'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './tile.module.css'

interface TileProps {
  to: string
  place: string
  name: string
  cover: BarePicture | null
  /** How wide the picture is, as in the `sizes` attribute. */
  sizes: string
  /** A word on the picture's corner. */
  tab?: string | null
  priority?: boolean
  /** Picture over eight columns, words beside it; an ordinary tile where there is no room. */
  isLead?: boolean
  teaser?: string | null
  children: ReactNode
}

export function Tile({ to, place, name, cover, sizes, tab, priority, isLead = false, teaser, children }: TileProps) {
  const lang = useAuthoredLang()
  return (
    <article className={isLead ? `${styles.tile} ${styles.lead}` : styles.tile}>
      <div className={styles.picture}>
        {cover ? <PictureView picture={cover} sizes={sizes} priority={priority} alt="" /> : <NoPicture />}
        {tab && <span className={styles.tab}>{tab}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.place}>{place}</p>
        <h3>
          <Link to={to} prefetch="intent" viewTransition>
            <span>{name}</span>
          </Link>
        </h3>
        {teaser && (
          <p className={`lead ${styles.teaser}`} lang={lang}>
            {teaser}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}

function NoPicture() {
  return (
    <div className={styles.blank}>
      <Gable className={styles.mark} />
    </div>
  )
}

/** Tiles side by side: one, two or three, as the window allows. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

/** The widths of a tile's picture among its neighbours. */
export const tileSizes = '(min-width: 1760px) 32rem, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw'
export const leadSizes = '(min-width: 1760px) 68rem, (min-width: 960px) 60vw, 92vw'
