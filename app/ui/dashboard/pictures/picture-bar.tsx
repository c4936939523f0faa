import { dashboardPaths } from '#app/dashboard-paths.ts'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './picture-bar.module.css'
import { controlName } from './picture-words.tsx'

interface PictureBarProps {
  propertyId: string
  pictures: readonly Picture[]
  isUnsaved: boolean
}

export function PictureBar({ propertyId, pictures, isUnsaved }: PictureBarProps) {
  const { t } = useTranslation('dashboard')
  const undescribed = pictures.filter(({ alt }) => !alt)
  const [first] = undescribed
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.state}>
          {first ? (
            <p>
              {t('pictures.withoutAlt', { count: undescribed.length })}{' '}
              <JumpLink to={controlName('alt', first.key)}>{t('pictures.toFirstWithoutAlt')}</JumpLink>
            </p>
          ) : (
            <p>{t('pictures.allDescribed')}</p>
          )}
          {isUnsaved ? <p className={styles.unsaved}>{t('pictures.unsaved')}</p> : null}
        </div>
        {pictures.length > 1 ? (
          <ButtonLink variant="quiet" to={dashboardPaths.imagesOrder(propertyId)}>
            {t('pictures.mosaic.open')}
          </ButtonLink>
        ) : null}
        {/* The enter key presses the first button of the form. */}
        <Button type="submit">{t('pictures.saveAll')}</Button>
      </div>
      <p className={styles.hint}>{t('pictures.altHint')}</p>
    </>
  )
}
