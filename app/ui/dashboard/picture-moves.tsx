import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './picture-moves.module.css'

interface PictureMovesProps {
  propertyId: string
  pictureKey: string
  position: number
  count: number
}

/** Moves a picture one place up or down. */
export function PictureMoves({ propertyId, pictureKey, position, count }: PictureMovesProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Form
      className={styles.moves}
      method="post"
      action={paths.dashboard.imageOrder(propertyId, pictureKey)}
      preventScrollReset
    >
      <button
        type="submit"
        name="move"
        value="up"
        disabled={position === 1}
        aria-label={t('pictures.upNamed', { position })}
      >
        <Icon name="arrowUp" />
        {t('pictures.up')}
      </button>
      <button
        type="submit"
        name="move"
        value="down"
        disabled={position === count}
        aria-label={t('pictures.downNamed', { position })}
      >
        <Icon name="arrowDown" />
        {t('pictures.down')}
      </button>
    </Form>
  )
}
