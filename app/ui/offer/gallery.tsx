import { langOf } from '#app/domain/lang-of.ts'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureTab } from '#app/ui/parts/picture-tab.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'
import styles from './gallery.module.css'
import { LightboxLink } from './lightbox-link.tsx'
import { useStrip } from './use-strip.ts'

interface GalleryProps {
  pictures: readonly Picture[]
  tab?: string | null
}

/** JavaScript adds arrows and the position. */
export function Gallery({ pictures, tab }: GalleryProps) {
  const { t } = useTranslation('site')
  const isHydrated = useIsHydrated()
  const { strip, onScroll, go, index: seen, hasBefore, hasAfter } = useStrip()
  const count = pictures.length
  const shown = pictures[seen]
  if (count === 0) return <Blank tab={tab} />
  const arrow = (step: 1 | -1, isPossible: boolean) => (
    <button
      type="button"
      className={`screen ${styles.arrow}`}
      aria-label={t(step > 0 ? 'offer.nextPicture' : 'offer.previousPicture')}
      aria-disabled={!isPossible}
      onClick={() => go(step)}
    >
      <Icon name={step > 0 ? 'arrow' : 'arrowBack'} />
    </button>
  )
  return (
    <div id="bilder">
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.strip} tabIndex={0} aria-label={t('offer.pictures')} ref={strip} onScroll={onScroll}>
          <h2 className="sr">{t('offer.pictures')}</h2>
          <ul>
            {pictures.map((picture, index) => (
              <li key={picture.key} className={isUpright(picture) ? styles.upright : undefined}>
                <LightboxLink
                  pictures={pictures}
                  index={index}
                  name={picture.alt || t('offer.picture', { number: index + 1 })}
                  lang={langOf(picture, 'alt')}
                >
                  <PictureView picture={picture} sizes={sizesOf(picture, count)} priority={index === 0} />
                </LightboxLink>
                {picture.original && <a {...picture.original} />}
                {index === 0 && <PictureTab>{tab}</PictureTab>}
              </li>
            ))}
          </ul>
        </section>
        {(hasBefore || hasAfter) && (
          <>
            {arrow(-1, hasBefore)}
            {arrow(1, hasAfter)}
          </>
        )}
      </div>
      <div className={`wrap ${styles.foot}`}>
        <p className={styles.caption} lang={shown && langOf(shown, 'caption')}>
          {shown?.caption}
        </p>
        {count > 1 && (
          <div className={`screen num ${styles.ways}`} data-uncovered>
            <p aria-live="polite">{isHydrated && t('offer.pictureOf', { number: seen + 1, count })}</p>
            <LightboxLink className={styles.all} pictures={pictures} index={0}>
              {t(count === 2 ? 'offer.bothPictures' : 'offer.allPictures', { count })}
            </LightboxLink>
          </div>
        )}
      </div>
    </div>
  )
}

/** Keeps the proportions of a page without pictures. */
function Blank({ tab }: Pick<GalleryProps, 'tab'>) {
  return (
    <div className="wrap">
      <div className={styles.blank}>
        <Gable className={styles.mark} />
        <PictureTab>{tab}</PictureTab>
      </div>
    </div>
  )
}

function isUpright({ width, height }: Picture): boolean {
  return height > width
}

/** The strip's height (see the stylesheet) times the shape of its pictures. */
function sizesOf(picture: Picture, count: number): string {
  if (isUpright(picture)) return '(min-width: 1564px) 32rem, (min-width: 564px) 33vw, 12rem'
  if (count === 1) return '(min-width: 1760px) 98rem, 92vw'
  return '(min-width: 1564px) 64.5rem, (min-width: 564px) 66vw, 23rem'
}
