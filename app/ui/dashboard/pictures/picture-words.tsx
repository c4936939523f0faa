import { useEffect, useRef } from 'react'
import {
  type PictureField,
  pictureWordFields,
  type WordedPicture,
  wordsOf,
  wordValues,
} from '#app/domain/picture-words.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { PlainField } from '#app/fields/plain-field.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import styles from './picture-words.module.css'
import type { PicturesAnswer } from './pictures-answer.ts'

export const listId = 'pictures'

export const controlName = (field: PictureField, key: string) => `${field}.${key}`

interface PictureWordsProps {
  picture: WordedPicture
  answer: PicturesAnswer | undefined
}

export function PictureWords({ picture, answer }: PictureWordsProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const controls = useStoredWords(picture)
  const shown = `shown.${picture.key}`
  const control = (field: PictureField) => {
    const name = controlName(field, picture.key)
    return {
      name,
      field: pictureWordFields[field],
      label: t(`pictures.${field}`),
      value: answer?.values?.[name] ?? picture[field] ?? '',
      errors: answer?.errors?.[name],
      words,
    }
  }
  return (
    <div className={styles.words} ref={controls}>
      {/* A form that came back with a mistake was still made from what it was made from. */}
      <input type="hidden" name={shown} value={answer?.values?.[shown] ?? wordsOf(picture)} />
      <PlainField {...control('alt')} width="w6" />
      <PlainField {...control('caption')} />
      <PlainField {...control('kind')} note="" optionNames={t('pictures.kinds', { returnObjects: true })} />
    </div>
  )
}

/** Controls keep what was typed; when the stored value changes, only controls that still show the old one follow. */
function useStoredWords(picture: WordedPicture) {
  const { key } = picture
  const said = wordsOf(picture)
  const controls = useRef<HTMLDivElement>(null)
  const last = useRef(wordValues(picture))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server brings new objects of the same words
  useEffect(() => {
    const stored = wordValues(picture)
    for (const field of keysOf(pictureWordFields)) {
      const element = controls.current?.querySelector(`[name="${controlName(field, key)}"]`)
      const isText = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      if (isText && element.value === (last.current[field] ?? '')) element.value = stored[field] ?? ''
      // What is stored now is what the form begins with: React leaves that of a select alone.
      if (element instanceof HTMLSelectElement) {
        for (const option of element.options) option.defaultSelected = option.value === stored[field]
      }
    }
    last.current = stored
  }, [key, said])
  return controls
}
