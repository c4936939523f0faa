import type { BarePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Keeps a chosen picture while the form is refused. */
export function UploadedPicture({ uploaded }: { uploaded: BarePicture | null }) {
  const { t } = useTranslation('dashboard')
  if (!uploaded) return null
  return (
    <>
      <input type="hidden" name="uploaded" value={uploaded.key} />
      <p>{t('pictures.uploaded')}</p>
    </>
  )
}
