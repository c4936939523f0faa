import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useChangedFields } from '#app/ui/form/changed-fields.ts'
import styles from './unsaved-note.module.css'

interface UnsavedNoteProps {
  form: RefObject<HTMLFormElement>
  labels: Readonly<Record<string, string>>
  /** The server refused the form. */
  wasRefused: boolean
  /** Shown while everything is saved. */
  children?: ReactNode
}

/** Lists the changed fields while the user types. */
export function UnsavedNote({ form, labels, wasRefused, children = null }: UnsavedNoteProps) {
  const { t } = useTranslation('dashboard')
  const changed = labelsOf(useChangedFields(form), labels)
  const count = changed.length
  if (count === 0) return wasRefused ? <p className={styles.note}>{t('form.notSaved')}</p> : children
  const rest = count - mostNames
  const names = [...changed.slice(0, mostNames), ...(rest > 0 ? [t('form.moreChanged', { count: rest })] : [])]
  return (
    <p className={styles.note}>
      {t('form.changed', { count })} <span>{names.join(', ')}</span>
    </p>
  )
}

/** More names would push the buttons off a phone's screen. */
const mostNames = 3

/** Leaves out controls that are not fields, such as the choices of a conflict. */
function labelsOf(names: readonly string[], labels: Readonly<Record<string, string>>): string[] {
  return names.flatMap((name) => labels[name] ?? [])
}
