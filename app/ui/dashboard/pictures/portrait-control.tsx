import { useEffect, useRef, useState } from 'react'
import { type LonePicture, uploadLimits } from '#app/domain/picture.ts'
import control from '#app/fields/field-control.module.css'
import { FieldControl } from '#app/fields/field-control.tsx'
import { FieldFrame, wordsAround } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Portrait } from './portrait.tsx'
import styles from './portrait-control.module.css'

interface PortraitControlProps {
  picture: LonePicture | null
  errors: readonly string[] | undefined
  /** Whether the picture is ticked for removal. */
  isRemoved: boolean
  /** What a form says that came back without the file that was chosen in it. */
  chooseAgain: string | null
}

/** The portrait of an entry: what it is now, another one, or none. */
export function PortraitControl({ picture, errors, isRemoved, chooseAgain }: PortraitControlProps) {
  const { t } = useTranslation('dashboard')
  const hint = t('entries.portrait.hint', { max: uploadLimits.bytes / 1024 / 1024 })
  const { input, isEmpty } = useEmptied(chooseAgain)
  const again = chooseAgain !== null && isEmpty ? [chooseAgain] : []
  const said = [...(errors ?? []), ...again]
  return (
    <fieldset className={styles.portrait}>
      <legend>{t('entries.portrait.title')}</legend>
      <Portrait picture={picture} sizes="8rem" />
      <div>
        <FieldFrame
          id="picture"
          label={t(picture ? 'entries.portrait.chooseAnother' : 'entries.portrait.choose')}
          hint={hint}
          errors={said}
          width="w6"
        >
          <input
            ref={input}
            className={control.input}
            type="file"
            id="picture"
            name="picture"
            accept="image/jpeg,image/png,image/webp"
            {...wordsAround('picture', { hint, errors: said })}
          />
        </FieldFrame>
        {picture ? (
          <FieldControl
            name="removePicture"
            field={{ kind: 'flag' }}
            label={t('entries.portrait.remove')}
            hint={t('entries.portrait.removeHint')}
            value={isRemoved ? 'on' : ''}
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
