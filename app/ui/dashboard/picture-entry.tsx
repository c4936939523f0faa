import { Form } from '@remix-run/react'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PictureView } from '#app/ui/picture-view.tsx'
import styles from './picture-entry.module.css'
import { PictureMoves } from './picture-moves.tsx'
import { PictureWords } from './picture-words.tsx'

interface PictureEntryProps {
  propertyId: string
  picture: Picture
  /** Counted from 1. */
  position: number
  count: number
  isCover: boolean
}

/** One picture among the others: what it shows, where it stands, and what can be done with it. */
export function PictureEntry({ propertyId, picture, position, count, isCover }: PictureEntryProps) {
  const { t } = useTranslation('dashboard')
  const { image, imageRemoval } = paths.dashboard
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <PictureView picture={picture} sizes="(width < 600px) 90vw, 15rem" />
        <p>
          {t('pictures.position', { position, count })}
          {isCover ? <strong> · {t('pictures.cover')}</strong> : null}
        </p>
        <PictureMoves propertyId={propertyId} pictureKey={picture.key} position={position} count={count} />
      </div>
      <Form className={styles.words} method="post" action={image(propertyId, picture.key)} preventScrollReset>
        <PictureWords picture={picture} idPrefix={`${picture.key}-`} />
        <div className={styles.buttons}>
          <Button type="submit" variant="quiet" aria-label={t('pictures.saveNamed', { position })}>
            {t('pictures.save')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            formAction={imageRemoval(propertyId, picture.key)}
            aria-label={t('pictures.deleteNamed', { position })}
          >
            {t('pictures.delete')}
          </Button>
        </div>
      </Form>
    </li>
  )
}
