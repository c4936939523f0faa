import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { BarePicture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { Star } from '#app/ui/keeping/star.tsx'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureTab } from '#app/ui/parts/picture-tab.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import styles from './tile.module.css'

interface TileProps {
  /** Of a property that can be put on the list. */
  id?: string
  to: string
  place: string
  distance?: TileDistance | undefined
  way?: Way | undefined
  name: string
  /** Of the name. */
  lang?: Locale | undefined
  cover: BarePicture | null
  sizes: string
  tab?: string | null
  priority?: boolean | undefined
  /** Picture over eight columns with the words beside it, if there is room. */
  isLead?: boolean | undefined
  teaser?: string | null
  teaserLang?: Locale | undefined
  children: ReactNode
}

export function Tile({
  id,
  to,
  place,
  distance,
  way,
  name,
  lang,
  cover,
  sizes,
  tab,
  priority,
  isLead,
  teaser,
  teaserLang,
  children,
}: TileProps) {
  return (
    <article className={isLead ? `${styles.tile} ${styles.lead}` : styles.tile}>
      <div className={styles.picture}>
        {cover ? <PictureView picture={cover} sizes={sizes} priority={priority} alt="" /> : <NoPicture />}
        <PictureTab>{tab}</PictureTab>
      </div>
      {id && <Star id={id} name={name} lang={lang} />}
      <div className={styles.words}>
        <p className={styles.place}>
          {place}
          {distance && (
            <>
              {' '}
              <span className="num" data-distance-km={distance.km}>
                {distance.words}
              </span>
            </>
          )}
        </p>
        <h3>
          <Link to={to} state={way} prefetch="intent" viewTransition>
            <span lang={lang}>{name}</span>
          </Link>
        </h3>
        {teaser && (
          <p className={`lead ${styles.teaser}`} lang={teaserLang}>
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

export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}

/** As in the `sizes` attribute, among neighbours. */
export const tileSizes = '(min-width: 1760px) 32rem, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw'
export const leadSizes = '(min-width: 1760px) 68rem, (min-width: 960px) 60vw, 92vw'
