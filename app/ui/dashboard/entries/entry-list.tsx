import { Form, Link } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { EntryList as EntryListName } from '#app/domain/entries/entry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { submitterOf } from '#app/ui/form/submitter.ts'
import styles from './entry-list.module.css'
import { EntryMoves } from './entry-moves.tsx'
import { EntryWords, type ListedEntry } from './entry-words.tsx'

export interface EntryListProps {
  list: EntryListName
  entries: readonly ListedEntry[]
}

export function EntryList({ list, entries }: EntryListProps) {
  const moves = useKeptFocus(entries)
  return (
    <ol className={styles.list} {...moves}>
      {entries.map((entry, index) => (
        <EntryRow
          key={entry.id}
          list={list}
          entry={entry}
          isFirst={index === 0}
          isLast={index === entries.length - 1}
        />
      ))}
    </ol>
  )
}

/** The focus follows the moved row: to the pressed button or, at the end of the list, to the opposite one. */
function useKeptFocus(entries: readonly ListedEntry[]) {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ row: string; move: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever new rows have arrived
  useEffect(() => {
    if (!pressed.current) return
    const { row, move } = pressed.current
    pressed.current = null
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`#${row} button[name="move"]`) ?? [])]
    const enabled = buttons.filter(({ disabled }) => !disabled)
    const button = enabled.find(({ value }) => value === move) ?? enabled[0]
    button?.focus({ preventScroll: true })
  }, [entries])
  const onSubmit = (event: FormEvent) => {
    const { target } = event
    const submitter = submitterOf(event)
    const row = target instanceof Element ? target.closest('li')?.id : undefined
    if (submitter instanceof HTMLButtonElement && row) pressed.current = { row, move: submitter.value }
  }
  return { ref: list, onSubmit }
}

interface EntryRowProps {
  list: EntryListName
  entry: ListedEntry
  isFirst: boolean
  isLast: boolean
}

function EntryRow({ list, entry, ...ends }: EntryRowProps) {
  const { t } = useTranslation('dashboard')
  const { id, title } = entry
  const address = dashboardPaths[list].entry(id)
  return (
    <li id={`entry-${id}`}>
      <EntryWords list={list} entry={entry}>
        <Link to={address}>{title}</Link>
      </EntryWords>
      <div className={styles.actions}>
        <EntryMoves list={list} id={id} title={title} {...ends} />
        <Link to={address} aria-label={t('entries.editNamed', { name: title })}>
          {t('entries.edit')}
        </Link>
        <Removal list={list} entry={entry} />
      </div>
    </li>
  )
}

function Removal({ list, entry: { id, title, asksFirst } }: Omit<EntryRowProps, 'isFirst' | 'isLast'>) {
  const { t } = useTranslation('dashboard')
  const address = dashboardPaths[list].trash(id)
  const label = t('entries.removeNamed', { name: title })
  if (asksFirst) {
    return (
      <ConfirmLink to={address} className={styles.danger} aria-label={label}>
        {t('entries.remove')}
      </ConfirmLink>
    )
  }
  return (
    <Form method="post" action={address} preventScrollReset>
      <button type="submit" className={styles.danger} aria-label={label}>
        {t('entries.remove')}
      </button>
    </Form>
  )
}
