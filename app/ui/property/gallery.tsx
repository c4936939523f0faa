import { useTranslation } from 'react-i18next'
import type { Picture } from '#app/domain/picture.ts'
import { largestAddress, PictureView } from '#app/ui/picture-view.tsx'
import styles from './gallery.module.css'

/** The photographs of a property in a strip that snaps; each leads to itself in full size. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation('site')
  const [first] = pictures
  if (!first) return null
  return (
    <section className={styles.gallery} aria-label={t('offer.pictures')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.strip} tabIndex={0} aria-label={t('offer.pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.key} className={picture.height > picture.width ? styles.tall : undefined}>
            <a
              href={largestAddress(picture)}
              aria-label={t('offer.enlarge', { alt: picture.alt || t('offer.picture', { number: index + 1 }) })}
            >
              <PictureView
                picture={picture}
                sizes={
                  picture.height > picture.width
                    ? '(min-width: 1564px) 32rem, 33vw'
                    : '(min-width: 1564px) 64rem, (min-width: 564px) 66vw, 93vw'
                }
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <div className={`wrap ${styles.foot}`}>
        <p>{first.caption}</p>
        {pictures.length > 1 && <p className="num nb">{t('offer.allPictures', { count: pictures.length })}</p>}
      </div>
    </section>
  )
}
