import { useMemo } from 'react'
import type { Picture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { PictureEntry } from './picture-entry.tsx'
import styles from './picture-manager.module.css'
import { PictureUpload } from './picture-upload.tsx'

interface PictureManagerProps {
  propertyId: string
  pictures: readonly Picture[]
  /** How many pictures of an upload were taken although others were not. */
  added: number
  /** What was wrong with the last upload, a sentence for each file. The same array until the server answers again. */
  problems: readonly string[]
}

/** The pictures of a property: adding, describing, ordering and removing them. The first photo is the cover. */
export function PictureManager({ propertyId, pictures, added, problems }: PictureManagerProps) {
  const { t } = useTranslation('dashboard')
  const coverKey = pictures.find(({ kind }) => kind === 'photo')?.key
  const listed = useMemo(() => problems.map((message) => ({ id: 'pictures', message })), [problems])
  return (
    <div className={styles.manager}>
      <ErrorSummary title={t('pictures.rejectedTitle', { count: problems.length })} problems={listed} />
      {added > 0 ? (
        <div className={styles.added}>
          <Alert tone="good" role="status">
            <p>{t('pictures.added', { count: added })}</p>
          </Alert>
        </div>
      ) : null}
      <PictureUpload key={pictures.length} propertyId={propertyId} hasErrors={problems.length > 0} />
      {pictures.length === 0 ? <p className={styles.none}>{t('pictures.none')}</p> : null}
      <ol className={styles.list}>
        {pictures.map((picture, index) => (
          <PictureEntry
            key={picture.key}
            propertyId={propertyId}
            picture={picture}
            position={index + 1}
            count={pictures.length}
            isCover={picture.key === coverKey}
          />
        ))}
      </ol>
    </div>
  )
}
