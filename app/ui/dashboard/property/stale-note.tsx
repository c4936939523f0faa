import { useFetcher } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import { dashboardPaths } from '#app/dashboard-paths.ts'
import { propertyTranslations } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './stale-note.module.css'

interface StaleNoteProps {
  propertyId: string
  /** Of the property that the page shows. */
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
export function StaleNote({ propertyId, version, name, label, words }: StaleNoteProps) {
  const { t } = useTranslation('dashboard')
  const { submit, data, state } = useFetcher<{ isConfirmed: boolean }>()
  useEffect(() => {
    // The button goes, and would take the focus along.
    if (data?.isConfirmed) document.getElementById(name)?.focus()
  }, [data, name])
  const translation = propertyTranslations.find((one) => one.name === name)
  if (!translation) return null
  const action = dashboardPaths.freshness(propertyId, translation.locale, translation.translates)
  const confirm = (event: MouseEvent) => {
    event.preventDefault()
    submit({ version }, { method: 'post', action })
  }
  return (
    <span className={styles.note}>
      {words}
      <button
        type="submit"
        formAction={action}
        aria-label={t('texts.confirmNamed', { label })}
        disabled={state !== 'idle'}
        onClick={confirm}
      >
        {t('texts.confirm')}
      </button>
      {data?.isConfirmed === false ? <span role="alert">{t('texts.overtaken')}</span> : null}
    </span>
  )
}
