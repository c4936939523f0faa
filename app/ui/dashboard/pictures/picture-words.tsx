import { useEffect, useRef } from 'react'
import { isMarkOpen, isTitleMark, proposedOrigin } from '#app/domain/picture-mark.ts'
import {
  type PictureField,
  pictureWordFields,
  type WordedPicture,
  wordsOf,
  wordValues,
} from '#app/domain/picture-words.ts'
import { PlainField } from '#app/fields/plain-field.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { translationsIn } from '#app/fields/translations.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { StaleText } from '#app/ui/dashboard/texts/stale-note.tsx'
import { SourceText } from '#app/ui/dashboard/texts/translation-source.tsx'
import { useStaleWords } from '#app/ui/dashboard/texts/use-stale-words.ts'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import styles from './picture-words.module.css'
import type { PicturesAnswer } from './pictures-answer.ts'

export const listId = 'pictures'

export const controlName = (field: PictureField, key: string) => `${field}.${key}`

interface PictureWordsProps {
  propertyId: string
  picture: WordedPicture
  /** Counted from 1. */
  position: number
  /** What an edited picture may have been made from. */
  originals: readonly FieldOption[]
  answer: PicturesAnswer | undefined
}

export function PictureWords({ propertyId, picture, position, originals, answer }: PictureWordsProps) {
  const { t } = useTranslation('dashboard')
  const words = useFieldWords()
  const controls = useStoredWords(picture)
  const staleWords = useStaleWords(picture.stale)
  const { key } = picture
  const shown = `shown.${key}`
  const textOf = (field: PictureField) => answer?.values?.[controlName(field, key)] ?? picture[field] ?? ''
  const control = (field: PictureField) => {
    const name = controlName(field, key)
    return {
      name,
      field: pictureWordFields[field],
      label: t(`pictures.${field}`),
      value: textOf(field),
      errors: answer?.errors?.[name],
      words,
    }
  }
  const translations = (source: PictureField) =>
    translationsIn(pictureWordFields)
      .filter(({ translates }) => translates === source)
      .map(({ translates, locale, name }) => {
        // A translation in the catalogue is a field of it.
        const field = name as PictureField
        const { label, ...rest } = control(field)
        const isUrgent = rest.errors || answer?.change?.differences.some(({ field: asked }) => asked === rest.name)
        const action = dashboardPaths.imageFreshness(propertyId, key, locale, translates)
        const named = t('pictures.wordsNamed', { position, field: label })
        const stale = staleWords[field] && <StaleText {...{ action, label: named, words: staleWords[field] }} />
        return (
          <div key={field} data-translation={isUrgent ? 'urgent' : ''}>
            <PlainField {...rest} label={label} stale={stale} width="w6" />
            <SourceText text={textOf(source)} />
          </div>
        )
      })
  return (
    <div className={styles.words} ref={controls}>
      {/* A refused form keeps the values it was made from. */}
      <input type="hidden" name={shown} value={answer?.values?.[shown] ?? wordsOf(picture)} />
      <div className={styles.pair} data-translated="">
        <PlainField {...control('alt')} width="w6" />
        {translations('alt')}
      </div>
      <div className={styles.pair} data-translated="">
        <PlainField {...control('caption')} />
        {translations('caption')}
      </div>
      <PlainField {...control('kind')} note="" optionNames={t('pictures.kinds', { returnObjects: true })} />
      {picture.foundMark && isMarkOpen(picture) ? <FoundMark mark={picture.foundMark} origin={picture.origin} /> : null}
      <PlainField {...control('origin')} optionNames={t('pictures.origins', { returnObjects: true })} width="w6" />
      <PlainField
        {...control('focus')}
        optionNames={t('pictures.focuses', { returnObjects: true })}
        words={{ ...words, noChoice: t('pictures.noFocus') }}
        width="w6"
      />
      <div className={styles.original}>
        <PlainField
          {...control('originalKey')}
          field={{ kind: 'reference' }}
          optionNames={originals}
          words={{ ...words, noChoice: t('pictures.noOriginal') }}
          hint={t('pictures.originalHint')}
          width="w6"
        />
      </div>
    </div>
  )
}

/** Proposes what the file or its title says; staff choose it themselves. */
function FoundMark({ mark, origin }: { mark: string; origin: WordedPicture['origin'] }) {
  const { t } = useTranslation('dashboard')
  const proposal = proposedOrigin(mark)
  return (
    <div className={styles.mark}>
      <Alert tone="warn">
        <p>{t(`pictures.mark.${isTitleMark(mark) ? 'title' : proposal ? 'found' : 'proof'}`)}</p>
        {proposal ? (
          <p>
            {isTitleMark(mark) ? '' : t('pictures.mark.type', { mark })}
            {t('pictures.mark.proposal', { name: t(`pictures.origins.${proposal}`) })}
          </p>
        ) : null}
        <p>{t(origin === null ? 'pictures.mark.hidden' : 'pictures.mark.contradiction')}</p>
      </Alert>
    </div>
  )
}

/** Controls keep what was typed; when the stored value changes, only untouched controls follow. */
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
      // React does not update the default of a select. A changed default also chooses the option.
      if (element instanceof HTMLSelectElement) {
        const { value } = element
        for (const option of element.options) option.defaultSelected = option.value === stored[field]
        element.value = value
      }
    }
    last.current = stored
  }, [key, said])
  return controls
}
