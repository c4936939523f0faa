import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './busy-note.module.css'

/** In milliseconds. What is faster needs no words. */
const patience = 400

type Navigation = ReturnType<typeof useNavigation>

type Work =
  | 'loading'
  | 'searching'
  | 'saving'
  | 'sending'
  | 'previewing'
  | 'uploading'
  | 'reading'
  | 'applying'
  | 'undoing'
  | 'changingMany'

/** Says what the page is waiting for. Part of the layout, so that every form of the dashboard has it. */
export function BusyNote() {
  const { t } = useTranslation('dashboard')
  const work = workOf(useNavigation())
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!work) return
    const timer = setTimeout(() => setLong(true), patience)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [work])
  return (
    <div className={styles.note} aria-live="polite" data-busy={isLong ? work : undefined}>
      {work && isLong ? <p>{t(`busy.${work}`)}</p> : null}
    </div>
  )
}

function workOf({ state, formMethod, formAction, formData, location }: Navigation): Work | null {
  if (state === 'idle') return null
  if (!formMethod || formMethod === 'GET') return location.search ? 'searching' : 'loading'
  const next = formData?.get('next')
  if (next === 'send') return 'sending'
  if (next === 'preview' || next === 'fill') return 'previewing'
  return byAddress.find(([end]) => end.test(formAction ?? ''))?.[1] ?? 'saving'
}

const byAddress: readonly [RegExp, Work][] = [
  [/\/images(\?|$)/, 'uploading'],
  [/\/exchange(\?|$)/, 'reading'],
  [/\/apply(\?|$)/, 'applying'],
  [/\/undo(\?|$)|\/restor/, 'undoing'],
  [/\/bulk(\?|$)/, 'changingMany'],
]
