import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import styles from './picture-trash.module.css'

export type ShownTrash = Picture & Record<'deletedAt' | 'deletedForGoodAt', Date | string>

/** Inside the form around all pictures, so that restoring one loses no typed words. */
export function PictureTrash({ propertyId, trash }: { propertyId: string; trash: readonly ShownTrash[] }) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  if (trash.length === 0) return null
  return (
    <section className={styles.trash} aria-labelledby="picture-trash">
      <h2 id="picture-trash">{t('pictures.trash.title')}</h2>
      <p>{t('pictures.trash.note')}</p>
      <ul>
        {trash.map(({ key, deletedAt, deletedForGoodAt, ...picture }) => {
          const name = picture.alt || t('pictures.trash.undescribed')
          return (
            <li key={key}>
              <PictureView picture={{ key, ...picture }} sizes="8rem" />
              <p>{t('pictures.trash.since', { date: date(deletedAt), until: date(deletedForGoodAt) })}</p>
              <Button
                type="submit"
                variant="quiet"
                formAction={dashboardPaths.imagesRestoration(propertyId)}
                name="pictures"
                value={key}
                aria-label={t('pictures.trash.restoreNamed', { name })}
              >
                {t('pictures.trash.restore')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
