import type { BarePicture } from '#app/domain/picture.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './portrait.module.css'

interface PortraitProps {
  picture: BarePicture | null
  sizes: string
  /** Of a page instead of a person. */
  isPage?: boolean
}

/** No alt text, because the name is beside it; an outline if there is no picture. */
export function Portrait({ picture, sizes, isPage = false }: PortraitProps) {
  const shape = isPage ? ` ${styles.wide}` : ''
  if (picture) return <PictureView className={`${styles.picture}${shape}`} picture={picture} sizes={sizes} alt="" />
  return (
    <span className={`${styles.none}${shape}`}>
      <Icon name={isPage ? 'landscape' : 'person'} />
    </span>
  )
}
