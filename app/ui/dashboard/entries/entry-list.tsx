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
  /** For staff who may not change them. */
  isReadOnly?: boolean
}

export function EntryList({ list, entries, isReadOnly = false }: EntryListProps) {
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
          isReadOnly={isReadOnly}
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
  isReadOnly: boolean
}

function EntryRow({ list, entry, isReadOnly, ...ends }: EntryRowProps) {
  const { t } = useTranslation('dashboard')
  const { id, title, view } = entry
  const address = dashboardPaths[list].entry(id)
  const verb = isReadOnly ? 'page.show' : 'edit'
  return (
    <li id={`entry-${id}`}>
      <EntryWords list={list} entry={entry}>
        <Link to={address}>{title}</Link>
      </EntryWords>
      <div className={styles.actions}>
        {isReadOnly ? null : <EntryMoves list={list} id={id} title={title} {...ends} />}
        <Link to={address} aria-label={t(`entries.${verb}Named`, { name: title })}>
          {t(`entries.${verb}`)}
        </Link>
        {view ? (
          <Link to={view.to} aria-label={view.label} reloadDocument>
            {view.words}
          </Link>
        ) : null}
        {isReadOnly ? null : <Removal list={list} entry={entry} />}
      </div>
    </li>
  )
}

function Removal({ list, entry: { id, title, asksFirst } }: Pick<EntryRowProps, 'list' | 'entry'>) {
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
