/** A list that staff keep for the website, in its order. */
import { Link } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { type EntryList as EntryListName, hasPortrait } from '#app/domain/entries/entry.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Portrait } from '#app/ui/dashboard/pictures/portrait.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './entry-list.module.css'
import { EntryMoves } from './entry-moves.tsx'

export interface ListedEntry {
  id: string
  title: string
  /** Under the title. */
  lines?: readonly (string | null)[]
  /** One more line, about the entry rather than from it. */
  note?: string | undefined
  picture?: LonePicture | null
}

interface EntryListPageProps {
  list: EntryListName
  entries: readonly ListedEntry[]
}

export function EntryListPage({ list, entries }: EntryListPageProps) {
  const { t } = useTranslation('dashboard')
  const add = (
    <ButtonLink to={paths.dashboard[list].new}>
      <Icon name="plus" />
      {t(`entries.${list}.new`)}
    </ButtonLink>
  )
  const isEmpty = entries.length === 0
  return (
    <>
      <PageHead title={t(`entries.${list}.title`)} lead={t(`entries.${list}.lead`)} action={isEmpty ? null : add} />
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{t(`entries.${list}.empty`)}</p>
          {add}
        </div>
      ) : (
        <EntryList list={list} entries={entries} />
      )}
    </>
  )
}

function EntryList({ list, entries }: EntryListPageProps) {
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
  const onSubmit = ({ nativeEvent, target }: FormEvent) => {
    // React's type of a submit event is a plain Event.
    const { submitter } = nativeEvent as SubmitEvent
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
  const { id, title, lines = [], note, picture } = entry
  const { entry: address, removal } = paths.dashboard[list]
  return (
    <li id={`entry-${id}`}>
      {hasPortrait(list) ? <Portrait picture={picture ?? null} sizes="4rem" /> : null}
      <div className={styles.words}>
        <h2 className={list === 'numbers' ? styles.figure : undefined}>
          <Link to={address(id)}>{title}</Link>
        </h2>
        {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.actions}>
        <EntryMoves list={list} id={id} title={title} {...ends} />
        <Link to={address(id)} aria-label={t('entries.editNamed', { name: title })}>
          {t('entries.edit')}
        </Link>
        <ConfirmLink to={removal(id)} className={styles.danger} aria-label={t('entries.removeNamed', { name: title })}>
          {t('entries.remove')}
        </ConfirmLink>
      </div>
    </li>
  )
}
