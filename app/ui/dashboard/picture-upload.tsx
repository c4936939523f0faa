import { Form } from '@remix-run/react'
import { uploadLimits } from '#app/domain/picture.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame, wordsAround } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './picture-upload.module.css'

/** Adds pictures to a property, many at once. */
export function PictureUpload({ propertyId, hasErrors }: { propertyId: string; hasErrors: boolean }) {
  const { t } = useTranslation('dashboard')
  const hint = t('pictures.chooseHint', { max: uploadLimits.bytes / 1024 / 1024 })
  return (
    <Form
      className={styles.upload}
      method="post"
      action={paths.dashboard.images(propertyId)}
      encType="multipart/form-data"
    >
      <FieldFrame id="pictures" label={t('pictures.choose')} hint={hint} width="w3">
        <input
          className={control.input}
          type="file"
          id="pictures"
          name="pictures"
          multiple
          accept="image/jpeg,image/png,image/webp"
          {...wordsAround('pictures', { hint, errors: undefined })}
          aria-invalid={hasErrors || undefined}
        />
      </FieldFrame>
      <Button type="submit">
        <Icon name="upload" />
        {t('pictures.upload')}
      </Button>
    </Form>
  )
}
