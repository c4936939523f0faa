import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import styles from './saved-picture.module.css'

export function SavedPicture({ pictureKey }: { pictureKey: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <img className={styles.picture} src={paths.media(pictureKey, 320)} alt={t('history.pictureAlt')} loading="lazy" />
  )
}
