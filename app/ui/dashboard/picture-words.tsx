import { type Picture, pictureFields } from '#app/domain/picture.ts'
import { FieldControl } from '#app/fields/field-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'

interface PictureWordsProps {
  picture: Picture
  lastResult?: FormAnswer | undefined
  /** Keeps ids apart where several pictures stand on a page. */
  idPrefix?: string
}

/** The controls for what is said about a picture. */
export function PictureWords({ picture, lastResult, idPrefix }: PictureWordsProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const { kind, alt, caption } = picture
  const { values, errors } = useAnswer(lastResult, { kind, alt, caption: caption ?? '' })
  const control = (name: keyof typeof pictureFields) => ({
    name,
    idPrefix,
    field: pictureFields[name],
    label: t(`pictures.${name}`),
    value: values[name] ?? '',
    errors: errors[name],
    words,
  })
  return (
    <>
      <FieldControl {...control('alt')} hint={t('pictures.altHint')} width="w6" />
      <FieldControl {...control('caption')} />
      <FieldControl {...control('kind')} optionNames={t('pictures.kinds', { returnObjects: true })} />
    </>
  )
}
