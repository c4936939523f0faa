import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'
import styles from './picture-actions.module.css'

interface PictureActionsProps {
  propertyId: string
  pictureKey: string
  position: number
  count: number
}

/** The buttons post the form around all pictures, each to its own address. */
export function PictureActions({ propertyId, pictureKey, position, count }: PictureActionsProps) {
  const { t } = useTranslation('dashboard')
  const order = dashboardPaths.imageOrder(propertyId, pictureKey)
  const rotation = dashboardPaths.imageRotation(propertyId, pictureKey)
  const trash = dashboardPaths.imagesTrash(propertyId)
  const names = { position }
  return (
    <fieldset className={styles.actions}>
      <legend className="sr">{t('pictures.actions', names)}</legend>
      <Act to={order} name="move" value="up" label={t('pictures.upNamed', names)} disabled={position === 1}>
        <TitledIcon icon="arrowBack" title={t('pictures.up')} />
      </Act>
      <Act to={order} name="move" value="down" label={t('pictures.downNamed', names)} disabled={position === count}>
        <TitledIcon icon="arrow" title={t('pictures.down')} />
      </Act>
      <Act to={rotation} name="turn" value="left" label={t('pictures.turnLeftNamed', names)}>
        <TitledIcon icon="turnLeft" title={t('pictures.turnLeft')} />
      </Act>
      <Act to={rotation} name="turn" value="right" label={t('pictures.turnRightNamed', names)}>
        <TitledIcon icon="turnRight" title={t('pictures.turnRight')} />
      </Act>
      <Act to={trash} name="pictures" value={pictureKey} label={t('pictures.deleteNamed', names)}>
        <TitledIcon icon="trash" title={t('pictures.delete')} />
      </Act>
    </fieldset>
  )
}

type CoverButtonProps = Pick<PictureActionsProps, 'propertyId' | 'pictureKey' | 'position'>

/** The first photo is the cover. */
export function CoverButton({ propertyId, pictureKey, position }: CoverButtonProps) {
  const { t } = useTranslation('dashboard')
  const order = dashboardPaths.imageOrder(propertyId, pictureKey)
  return (
    <Act to={order} name="move" value="first" label={t('pictures.makeCoverNamed', { position })}>
      {t('pictures.makeCover')}
    </Act>
  )
}

interface ActProps {
  to: string
  name: string
  value: string
  label: string
  disabled?: boolean
  children: ReactNode
}

function Act({ to, label, ...button }: ActProps) {
  return <button type="submit" className={styles.act} formAction={to} aria-label={label} {...button} />
}

function TitledIcon({ icon, title }: { icon: IconName; title: string }) {
  return (
    <span title={title}>
      <Icon name={icon} />
    </span>
  )
}
