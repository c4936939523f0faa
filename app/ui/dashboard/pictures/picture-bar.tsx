import type { ReactNode, RefObject } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import { isMarkOpen } from '#app/domain/picture-mark.ts'
import { pictureWordFields, type WordedPicture } from '#app/domain/picture-words.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import styles from './picture-bar.module.css'
import { controlName } from './picture-words.tsx'

interface PictureBarProps {
  propertyId: string
  pictures: readonly WordedPicture[]
  children: ReactNode
  form: RefObject<HTMLFormElement>
  /** The server refused the form. */
  wasRefused: boolean
}

export function PictureBar({ propertyId, pictures, children, form, wasRefused }: PictureBarProps) {
  const { t } = useTranslation('dashboard')
  const undescribed = pictures.filter(({ alt }) => !alt)
  const marked = pictures.filter(isMarkOpen)
  const [first] = undescribed
  const [firstMarked] = marked
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.state}>
          {firstMarked ? (
            <p>
              {t('pictures.markedOpen', { count: marked.length })}{' '}
              <JumpLink to={controlName('origin', firstMarked.key)}>
                {t('pictures.toPicture', { position: pictures.indexOf(firstMarked) + 1 })}
              </JumpLink>
            </p>
          ) : first ? (
            <p>
              {t('pictures.withoutAlt', { count: undescribed.length })}{' '}
              <JumpLink to={controlName('alt', first.key)}>{t('pictures.toFirstWithoutAlt')}</JumpLink>
            </p>
          ) : (
            <p>{t('pictures.allDescribed')}</p>
          )}
          <UnsavedNote form={form} labels={usePictureLabels(pictures)} wasRefused={wasRefused} />
        </div>
        {pictures.length > 1 ? (
          <ButtonLink variant="quiet" to={dashboardPaths.imagesOrder(propertyId)}>
            {t('pictures.mosaic.open')}
          </ButtonLink>
        ) : null}
        {/* The enter key presses the first button of the form. */}
        <Button type="submit">{t('pictures.saveAll')}</Button>
        {children}
      </div>
      <p className={styles.hint}>{t('pictures.altHint')}</p>
    </>
  )
}

/** By the names of the controls. */
function usePictureLabels(pictures: readonly Picture[]): Record<string, string> {
  const { t } = useTranslation('dashboard')
  const labels = pictures.flatMap(({ key }, index) =>
    keysOf(pictureWordFields).map((field) => [
      controlName(field, key),
      t('pictures.wordsNamed', { position: index + 1, field: t(`pictures.${field}`) }),
    ]),
  )
  return Object.fromEntries(labels)
}
