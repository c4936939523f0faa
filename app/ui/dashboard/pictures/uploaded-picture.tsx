import { type BarePicture, type PictureName, pictureControls } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

interface UploadedPictureProps {
  uploaded: BarePicture | null
  name?: PictureName
}

/** Keeps a chosen picture while the form is refused. */
export function UploadedPicture({ uploaded, name = 'picture' }: UploadedPictureProps) {
  const { t } = useTranslation('dashboard')
  if (!uploaded) return null
  return (
    <>
      <input type="hidden" name={pictureControls[name].uploaded} value={uploaded.key} />
      <p>{t('pictures.uploaded')}</p>
    </>
  )
}
