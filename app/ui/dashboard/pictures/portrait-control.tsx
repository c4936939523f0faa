import { type BarePicture, type LonePicture, uploadLimits } from '#app/domain/picture.ts'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PictureControl } from '#app/ui/dashboard/upload/picture-control.tsx'
import { Portrait } from './portrait.tsx'
import styles from './portrait-control.module.css'
import { UploadedPicture } from './uploaded-picture.tsx'

interface PortraitControlProps {
  picture: LonePicture | null
  /** Chosen before the form was refused. */
  uploaded: BarePicture | null
  /** Of a page instead of a person. */
  isPage?: boolean
}

export function PortraitControl({ picture, uploaded, isPage = false }: PortraitControlProps) {
  const { t } = useTranslation('dashboard')
  const hint = t(isPage ? 'entries.page.pictureHint' : 'entries.portrait.hint', {
    max: uploadLimits.bytes / 1024 / 1024,
  })
  const control = useControl('picture', hint)
  const shown = uploaded ? { ...uploaded, alt: '' } : picture
  return (
    <fieldset className={styles.portrait}>
      <legend>{t(isPage ? 'entries.page.picture' : 'entries.portrait.title')}</legend>
      <Portrait picture={shown} sizes="8rem" isPage={isPage} />
      <div>
        <UploadedPicture uploaded={uploaded} />
        <PictureControl
          // Empties the control once the file has arrived.
          key={uploaded?.key}
          {...control}
          label={t(shown ? 'entries.portrait.chooseAnother' : 'entries.portrait.choose')}
        />
        {shown ? (
          <FormField
            name="removePicture"
            field={{ kind: 'flag' }}
            label={t('entries.portrait.remove')}
            hint={t('entries.portrait.removeHint')}
          />
        ) : null}
      </div>
    </fieldset>
  )
}
