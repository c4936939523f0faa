import type { BarePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Carries a picture that was chosen in a form through the answers that did not save it. */
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
