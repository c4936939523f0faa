import type { Picture } from '#app/domain/picture.ts'
import { type Confirmation, ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './picture-removal.module.css'

export function PictureRemoval({ picture, confirmation }: { picture: Picture; confirmation: Confirmation }) {
  return (
    <div className={styles.removal}>
      <div>
        <ConfirmView {...confirmation} />
      </div>
      <PictureView className={styles.picture} picture={picture} sizes="24rem" />
    </div>
  )
}
