import type { LonePicture } from '#app/domain/picture.ts'
import { Gable } from '#app/ui/parts/logo.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './thumbnail.module.css'

/** No alt text, because adjacent words say the same; a gable if there is no picture. */
export function Thumbnail({ picture, sizes = '7rem' }: { picture: LonePicture | null; sizes?: string }) {
  if (picture) return <PictureView className={styles.picture} picture={picture} sizes={sizes} alt="" />
  return (
    <span className={styles.none}>
      <Gable className={styles.gable} />
    </span>
  )
}
