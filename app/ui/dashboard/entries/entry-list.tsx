/** A list that staff keep for the website, in its order. */
import { Form, Link } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type EntryList as EntryListName, hasPortrait } from '#app/domain/entries/entry.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
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
  notes?: readonly string[]
  picture?: LonePicture | null
  /** Whether there is something to decide before it goes to the trash. */
  asksFirst?: boolean
  /** Since when it is in the trash, and until when. */
  trashed?: { at: Moment; until: Moment }
}

type Moment = Date | string
type EntryTab = 'all' | 'trash'

interface EntryListProps {
  list: EntryListName
  entries: readonly ListedEntry[]
}

interface EntryListPageProps extends EntryListProps {
  tab: EntryTab
  counts: Readonly<Record<EntryTab, number>>
}

const tabs = ['all', 'trash'] as const

export function EntryListPage({ list, entries, tab, counts }: EntryListPageProps) {
  const { t } = useTranslation('dashboard')
  const page = dashboardPaths[list].list
  const add = (
    <ButtonLink to={dashboardPaths[list].new}>
      <Icon name="plus" />
      {t(`entries.${list}.new`)}
    </ButtonLink>
  )
  const isEmpty = entries.length === 0
  return (
    <>
      <PageHead
        title={t(`entries.${list}.title`)}
        lead={t(`entries.${list}.lead`)}
        action={counts.all > 0 ? add : null}
      />
      <Tabs
        label={t('properties.tabsLabel')}
        tabs={tabs.map((name) => ({
          to: name === 'trash' ? `${page}?tab=trash` : page,
          label: t(`properties.tabs.${name}`),
          count: counts[name],
          isCurrent: name === tab,
        }))}
      />
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{t(tab === 'trash' ? 'entries.emptyTrash' : `entries.${list}.empty`)}</p>
          {tab === 'trash' ? null : add}
        </div>
      ) : tab === 'trash' ? (
        <EntryTrash list={list} entries={entries} />
      ) : (
        <EntryList list={list} entries={entries} />
      )}
    </>
  )
}

function EntryList({ list, entries }: EntryListProps) {
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
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
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

function EntryTrash({ list, entries }: EntryListProps) {
  const { t } = useTranslation('dashboard')
  const { list: page, restore } = dashboardPaths[list]
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryWords list={list} entry={entry}>
            {entry.title}
          </EntryWords>
          <div className={styles.actions}>
            <Form method="post" action={restore(entry.id)} preventScrollReset>
              <input type="hidden" name="redirectTo" value={`${page}?tab=trash`} />
              <button type="submit" aria-label={t('properties.restoreNamed', { name: entry.title })}>
                {t('properties.restore')}
              </button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface EntryWordsProps {
  list: EntryListName
  entry: ListedEntry
  /** The title, as a link where it leads anywhere. */
  children: ReactNode
}

function EntryWords({ list, entry: { lines = [], notes = [], picture, trashed }, children }: EntryWordsProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return (
    <>
      {hasPortrait(list) ? <Portrait picture={picture ?? null} sizes="4rem" /> : null}
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
