import { useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { Fields } from '#app/fields/field.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './stale-note.module.css'
import { useStaleWords } from './use-stale-words.ts'

interface StaleTexts {
  fields: Fields
  /** Since when translations are old, by their names. */
  stale: Readonly<Record<string, Date | string>>
  /** Of what the page shows. */
  version: number
  labels: Readonly<Record<string, string>>
  /** Where somebody says that a translation is right all the same. */
  actionOf: (translation: Translation) => string
}

/** What stands at translations that are old, by their names. */
export function useStaleNotes({ fields, stale, version, labels, actionOf }: StaleTexts): Record<string, ReactNode> {
  const words = useStaleWords(stale)
  const notes = translationsIn(fields).flatMap((translation): [string, ReactNode][] => {
    const { name } = translation
    const said = words[name]
    if (!said) return []
    const note = { name, version, words: said, label: labels[name] ?? name, action: actionOf(translation) }
    return [[name, <StaleNote key={name} {...note} />]]
  })
  return Object.fromEntries(notes)
}

interface StaleNoteProps {
  action: string
  version: number
  /** Of the translation. */
  name: string
  label: string
  /** Since when it is old, as a sentence. */
  words: string
}

/**
 * Says that the German text is newer, with a button for where the translation is right all the same. Without scripts it
 * posts the form, which comes back as it was typed.
 */
function StaleNote({ action, version, name, label, words }: StaleNoteProps) {
  const { t } = useTranslation('dashboard')
  const { submit, data, state } = useFetcher<{ isConfirmed: boolean }>()
  useEffect(() => {
    // The button goes, and would take the focus along.
    if (data?.isConfirmed) document.getElementById(name)?.focus()
  }, [data, name])
  const confirm = (event: MouseEvent) => {
    event.preventDefault()
    submit({ version }, { method: 'post', action })
  }
  return (
    <StaleText {...{ action, label, words }} isBusy={state !== 'idle'} onConfirm={confirm}>
      {data?.isConfirmed === false ? <span role="alert">{t('texts.overtaken')}</span> : null}
    </StaleText>
  )
}

interface StaleTextProps extends Pick<StaleNoteProps, 'action' | 'label' | 'words'> {
  isBusy?: boolean
  /** Where a script does otherwise than post the form. */
  onConfirm?: (event: MouseEvent) => void
  children?: ReactNode
}

export function StaleText({ action, label, words, isBusy = false, onConfirm, children }: StaleTextProps) {
  const { t } = useTranslation('dashboard')
  return (
    <span className={styles.note}>
      {words}
      <button
        type="submit"
        formAction={action}
        aria-label={t('texts.confirmNamed', { label })}
        disabled={isBusy}
        onClick={onConfirm}
      >
        {t('texts.confirm')}
      </button>
      {children}
    </span>
  )
}
