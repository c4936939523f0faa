import type { LonePicture } from '#app/domain/picture.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './portrait.module.css'

/** No alt text, because the name is beside it; an outline if there is no picture. */
export function Portrait({ picture, sizes }: { picture: LonePicture | null; sizes: string }) {
  if (picture) return <PictureView className={styles.picture} picture={picture} sizes={sizes} alt="" />
  return (
    <span className={styles.none}>
      <Icon name="person" />
    </span>
  )
}
