import { useFetcher } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { Fields } from '#app/fields/field.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './stale-note.module.css'
import { useStaleWords } from './use-stale-words.ts'

interface StaleTexts {
  fields: Fields
  /** Since when translations are outdated, by their names. */
  stale: Readonly<Record<string, Date | string>>
  version: number
  labels: Readonly<Record<string, string>>
  /** Where staff confirm that a translation is still right. */
  actionOf: (translation: Translation) => string
}

/** Notes for outdated translations, by their names. */
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
  name: string
  label: string
  /** Since when it is outdated, as a sentence. */
  words: string
}

/** Without scripts the button posts the form, which comes back as typed. */
function StaleNote({ action, version, name, label, words }: StaleNoteProps) {
  const { t } = useTranslation('dashboard')
  const { submit, data, state } = useFetcher<{ isConfirmed: boolean }>()
  useEffect(() => {
    // The button disappears and would lose the focus.
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
  /** With scripts, replaces posting the form. */
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
