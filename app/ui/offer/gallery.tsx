import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'
import styles from './gallery.module.css'
import { LightboxLink } from './lightbox-link.tsx'

export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation('site')
  const lang = useAuthoredLang()
  const [first] = pictures
  if (!first) return <Blank />
  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.strip} tabIndex={0} aria-label={t('offer.pictures')}>
        <ul>
          {pictures.map((picture, index) => (
            <li key={picture.key} className={isUpright(picture) ? styles.upright : undefined}>
              <LightboxLink
                pictures={pictures}
                index={index}
                name={picture.alt || t('offer.picture', { number: index + 1 })}
              >
                <PictureView picture={picture} sizes={sizesOf(picture, pictures.length)} priority={index === 0} />
              </LightboxLink>
            </li>
          ))}
        </ul>
      </section>
      <div className={`wrap ${styles.foot}`}>
        <p lang={lang}>{first.caption}</p>
        {pictures.length > 1 && <p className="num nb">{t('offer.pictureCount', { count: pictures.length })}</p>}
      </div>
    </div>
  )
}

/** Keeps the proportions of a page without pictures. */
function Blank() {
  return (
    <div className="wrap">
      <div className={styles.blank}>
        <Gable className={styles.mark} />
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
