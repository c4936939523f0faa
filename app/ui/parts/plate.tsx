import type { LonePicture } from '#app/domain/picture.ts'
import { ArrowLink } from './button.tsx'
import { PictureView } from './picture-view.tsx'
import styles from './plate.module.css'
import { useAuthoredLang } from './use-locale.ts'

interface PlateProps {
  picture: LonePicture
  caption: { to: string; name: string }
  priority?: boolean
}

export function Plate({ picture, caption, priority }: PlateProps) {
  return (
    <figure className={styles.plate}>
      <PictureView picture={picture} sizes="(min-width: 1760px) 104rem, 100vw" priority={priority} alt="" />
      <figcaption>
        <ArrowLink to={caption.to}>
          <span lang={useAuthoredLang()}>{caption.name}</span>
        </ArrowLink>
      </figcaption>
    </figure>
  )
}
