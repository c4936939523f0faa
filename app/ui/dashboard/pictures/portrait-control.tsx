import { useEffect, useRef, useState } from 'react'
import { type LonePicture, uploadLimits } from '#app/domain/picture.ts'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import { plainControl } from '#app/fields/wired-control.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PictureControl } from './picture-control.tsx'
import { Portrait } from './portrait.tsx'
import styles from './portrait-control.module.css'

interface PortraitControlProps {
  picture: LonePicture | null
  /** What a form says that came back without the file that was chosen in it. */
  chooseAgain: string | null
}

/** The portrait of an entry: what it is now, another one, or none. */
export function PortraitControl({ picture, chooseAgain }: PortraitControlProps) {
  const { t } = useTranslation('dashboard')
  const hint = t('entries.portrait.hint', { max: uploadLimits.bytes / 1024 / 1024 })
  const { input, isEmpty } = useEmptied(chooseAgain)
  const control = useControl('picture', hint)
  return (
    <fieldset className={styles.portrait}>
      <legend>{t('entries.portrait.title')}</legend>
      <Portrait picture={picture} sizes="8rem" />
      <div>
        <PictureControl
          {...(isEmpty && chooseAgain ? plainControl('picture', { errors: [chooseAgain], hint }) : control)}
          label={t(picture ? 'entries.portrait.chooseAnother' : 'entries.portrait.choose')}
          input={input}
        />
        {picture ? (
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

/** A reloaded form has lost its file; one posted by a script still holds it. */
function useEmptied(chooseAgain: string | null) {
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again after each answer of the server
  useEffect(() => setEmpty(!input.current?.files?.length), [chooseAgain])
  return { input, isEmpty }
}
