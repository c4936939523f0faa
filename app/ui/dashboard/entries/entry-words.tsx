import type { ReactNode } from 'react'
import type { EntryList } from '#app/domain/entries/entry.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Portrait } from '#app/ui/dashboard/pictures/portrait.tsx'
import styles from './entry-list.module.css'

export interface ListedEntry {
  id: string
  title: string
  lines?: readonly (string | null)[]
  /** A remark about the entry, not a part of it. */
  notes?: readonly string[]
  /** Missing in lists without portraits. */
  picture?: BarePicture | null
  /** Whether removing it needs a confirmation. */
  asksFirst?: boolean
  /** Where the entry can be seen. */
  view?: { to: string; words: string; label: string }
  trashed?: { at: Moment; until: Moment }
}

type Moment = Date | string

interface EntryWordsProps {
  list: EntryList
  entry: ListedEntry
  children: ReactNode
}

export function EntryWords({ list, entry: { lines = [], notes = [], picture, trashed }, children }: EntryWordsProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return (
    <>
      {picture === undefined ? null : <Portrait picture={picture} sizes="4rem" />}
      <div className={styles.words}>
        <h2 className={list === 'numbers' ? styles.figure : undefined}>{children}</h2>
        {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
        {notes.length > 0 ? <p className={styles.note}>{notes.join(' · ')}</p> : null}
        {trashed ? (
          <p className={styles.note}>
            {t('properties.trashedOn', { date: date(trashed.at), until: date(trashed.until) })}
          </p>
        ) : null}
      </div>
    </>
  )
}
