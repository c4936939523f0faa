import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './picture-bar.module.css'
import { controlName } from './picture-words.tsx'

interface PictureBarProps {
  pictures: readonly Picture[]
  isUnsaved: boolean
}

export function PictureBar({ pictures, isUnsaved }: PictureBarProps) {
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
        {/* The enter key presses the first button of the form. */}
        <Button type="submit">{t('pictures.saveAll')}</Button>
      </div>
      <p className={styles.hint}>{t('pictures.altHint')}</p>
    </>
  )
}
