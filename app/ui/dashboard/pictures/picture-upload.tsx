import { Form } from '@remix-run/react'
import { type FormEvent, useRef } from 'react'
import { uploadLimits } from '#app/domain/picture.ts'
import { formatNumber } from '#app/fields/format.ts'
import { plainControl } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { PictureControl } from './picture-control.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { usePictureQueue } from './picture-queue.ts'
import styles from './picture-upload.module.css'

export const uploadFieldId = 'upload'

const megabyte = 1024 * 1024

interface PictureUploadProps {
  propertyId: string
  uploadId: string
  hasPictures: boolean
  /** Called when messages about an earlier upload no longer apply. */
  onSend: () => void
}

/** Many pictures at once: in one post or, with JavaScript, one after the other. */
export function PictureUpload({ propertyId, uploadId, hasPictures, onSend }: PictureUploadProps) {
  const { t } = useTranslation('dashboard')
  const isAwake = useIsAwake()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const inMegabytes = (bytes: number) => formatNumber(bytes / megabyte, locale, { maximumFractionDigits: 1 })
  const limits = { max: inMegabytes(uploadLimits.bytes), total: inMegabytes(uploadLimits.perPost) }
  const action = paths.dashboard.images(propertyId)
  const queue = usePictureQueue(action, ({ size }) =>
    t('pictures.queue.tooLarge', { size: inMegabytes(size), max: limits.max }),
  )
  const onSubmit = (event: FormEvent) => {
    const files = input.current?.files
    // Without a file, let the server say what is missing.
    if (!input.current || !files?.length) return
    event.preventDefault()
    onSend()
    queue.add(files)
    input.current.value = ''
  }
  const plainHint = [t('pictures.choosePlainHint', limits), hasPictures && t('pictures.saveFirst')]
  const hint = isAwake ? t('pictures.chooseHint', limits) : plainHint.filter(Boolean).join(' ')
  return (
    <div className={styles.upload}>
      <Form className={styles.form} method="post" action={action} encType="multipart/form-data" onSubmit={onSubmit}>
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
      </Form>
      <PictureProgress queue={queue} />
    </div>
  )
}
