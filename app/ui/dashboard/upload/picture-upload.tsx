import { Form } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { uploadLimits } from '#app/domain/picture.ts'
import { plainControl } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { useFileDrop } from './file-drop.ts'
import { PictureControl } from './picture-control.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { inMegabytes, type PictureQueue } from './picture-queue.ts'
import styles from './picture-upload.module.css'

export const uploadFieldId = 'upload'

interface PictureUploadProps {
  propertyId: string
  uploadId: string
  hasPictures: boolean
  queue: PictureQueue
}

/** In one post or, with JavaScript, one after the other, chosen or dropped. */
export function PictureUpload({ propertyId, uploadId, hasPictures, queue }: PictureUploadProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(queue.add)
  const limits = {
    max: inMegabytes(uploadLimits.bytes, locale),
    total: inMegabytes(uploadLimits.perPost, locale),
  }
  const onSubmit = (event: FormEvent) => {
    const files = input.current?.files
    // Without a file, the server names what is missing.
    if (!input.current || !files?.length) return
    event.preventDefault()
    queue.add(files)
    input.current.value = ''
  }
  // Both are sent, so that nothing below moves when the scripts start.
  const hint = (
    <>
      <span className={styles.scripted}>{t('pictures.chooseHint', limits)}</span>
      <span className={styles.plain}>
        {t('pictures.choosePlainHint', limits)} {hasPictures ? t('pictures.saveFirst') : null}
      </span>
    </>
  )
  return (
    <div className={styles.upload}>
      <Form
        className={styles.form}
        data-queue=""
        method="post"
        action={dashboardPaths.images(propertyId)}
        encType="multipart/form-data"
        onSubmit={onSubmit}
      >
        {/* Before the files, because the server reads the form as it arrives. */}
        <input type="hidden" name="id" value={uploadId} />
        <PictureControl
          {...plainControl('pictures', { id: uploadFieldId, hint })}
          label={t('pictures.choose')}
          width="w3"
          multiple
          input={input}
        />
        <Button type="submit">
          <Icon name="upload" />
          {t('pictures.upload')}
        </Button>
        <details className={styles.phone}>
          <summary>{t('pictures.phone.title')}</summary>
          <p>{t('pictures.phone.picker')}</p>
          <p>{t('pictures.phone.setting')}</p>
        </details>
      </Form>
      <PictureProgress queue={queue} />
      {isOver ? (
        <p className={styles.drop} role="status">
          <Icon name="upload" />
          {t('pictures.drop')}
        </p>
      ) : null}
    </div>
  )
}
