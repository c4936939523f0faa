import type { BarePicture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { ArrowLink } from './button.tsx'
import { PictureView } from './picture-view.tsx'
import styles from './plate.module.css'

interface PlateProps {
  picture: BarePicture
  /** `lang` is the name's. */
  caption: { to: string; name: string; lang?: Locale | undefined }
}

export function Plate({ picture, caption }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <PictureView picture={picture} sizes="(min-width: 1760px) 104rem, 100vw" priority alt="" />
      <figcaption>
        <ArrowLink to={caption.to}>
          <span lang={caption.lang}>{caption.name}</span>
        </ArrowLink>
      </figcaption>
    </figure>
  )
}
