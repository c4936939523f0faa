import type { LonePicture } from '#app/domain/picture.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './portrait.module.css'

/** A small face beside the name; the outline of a person where there is none. */
export function Portrait({ picture, sizes }: { picture: LonePicture | null; sizes: string }) {
  if (picture) return <PictureView className={styles.picture} picture={picture} sizes={sizes} alt="" />
  return (
    <span className={styles.none}>
      <Icon name="person" />
    </span>
  )
}
