import { Form, Link, useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { restorationPath } from '#app/paths/dashboard.ts'
import { useAddress } from '#app/ui/dashboard/frame/use-address.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './history.module.css'
import { Changes, type HistoryChange } from './history-changes.tsx'
import { HistoryFilter, type HistoryFilterProps } from './history-filter.tsx'

export type HistoryAct =
  | 'created'
  | 'trashed'
  | 'restored'
  | 'disabled'
  | 'enabled'
  | 'pictureAdded'
  | 'pictureReplaced'
  | 'pictureRemoved'
  | 'picturesAdded'
  | 'picturesRemoved'
  | 'picturesRestored'
  | 'pictureTurned'
  | 'pictureOrder'
  | 'pictureTexts'

export interface UndoPost {
  action: string
  fields: Readonly<Record<string, string>>
  label: 'restore' | 'remove' | 'trash' | 'turnBack' | 'order'
}

interface ReleaseNote {
  preparedBy: string | null
  preparedAt: number
  isScheduled: boolean
  approvedAt?: number | null | undefined
  /** The address that the approving link went to. */
  approvedBy: string | null
  isOverridden?: boolean | undefined
  /** Labels of fields that were prepared, and not released. */
  leftOut: string
  /** What the owner wanted changed before it was released. */
  wishes: readonly number[]
}

interface Save {
  version: number
  by: string | null
  /** The mail address, because anyone can change their own name. */
  address: string | null
  at: Date | string
  origin: { name: string; to: string } | null
  /** Of a prepared change. */
  release: ReleaseNote | null
  /** Published at once, although an approval was needed. */
  isUnapproved: boolean
  /** The number of successive acts of this kind. */
  count: number
  acts: readonly HistoryAct[]
  /** Null where nothing can be undone. */
  undo: UndoPost | null
  changes: readonly HistoryChange[]
  /** A warning about restoring one of the former values. */
  doubt: string | null
}

export interface HistoryPage extends HistoryFilterProps {
  saves: readonly Save[]
  isLatest: boolean
  /** The version below which the older saves begin; null if there are none. */
  olderThan: number | null
}

export function History({ page, saves, filter, fields, people, isLatest, olderThan }: HistoryPage) {
  const { t } = useTranslation('dashboard')
  const addressOf = useAddress()
  const isNarrowed = Boolean(filter.field || filter.person)
  if (saves.length === 0 && !isNarrowed) return <p className={styles.empty}>{t('history.empty')}</p>
  return (
    <>
      <div className={styles.top}>
        {fields.length + people.length > 2 || isNarrowed ? (
          <HistoryFilter page={page} filter={filter} fields={fields} people={people} />
        ) : null}
        <p className={styles.note}>{t('history.note')}</p>
      </div>
      {saves.length === 0 ? (
        <p>
          {t('history.noneFits')} <Link to={page}>{t('history.showAll')}</Link>
        </p>
      ) : null}
      <ol className={styles.saves}>
        {saves.map((save) => (
          <SaveEntry key={save.version} {...save} page={page} />
        ))}
      </ol>
      {isLatest && olderThan === null ? null : (
        <nav className={styles.ways} aria-label={t('property.history')}>
          {isLatest ? null : <Link to={addressOf({ below: null })}>{t('history.newest')}</Link>}
          {olderThan === null ? null : <Link to={addressOf({ below: String(olderThan) })}>{t('history.older')}</Link>}
        </nav>
      )}
    </>
  )
}

function SaveEntry(save: Save & { page: string }) {
  const { version, by, address, at, origin, release, isUnapproved, count, acts, undo, changes, doubt, page } = save
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const id = `save-${version}`
  const open = changes.filter(({ way }) => way === 'open').length
  const { search } = useLocation()
  // What is restored leads back to the same filters.
  const action = restorationPath(page, version) + search
  return (
    <li className={styles.save}>
      <h2 id={id}>
        <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
        <span>
          {by ?? t('history.nobody')}
          {address ? <small>{address}</small> : null}
          {origin ? (
            <small>
              <Link to={origin.to}>{origin.name}</Link>
            </small>
          ) : null}
          {release ? (
            <small>
              {t(release.isScheduled ? 'prepared.history.scheduled' : 'prepared.history.released', {
                name: release.preparedBy ?? t('history.nobody'),
                moment: moment(release.preparedAt),
              })}
              {release.approvedAt
                ? `, ${t(release.approvedBy ? 'prepared.history.approvedBy' : 'prepared.history.approved', {
                    moment: moment(release.approvedAt),
                    email: release.approvedBy ?? '',
                  })}`
                : null}
              {release.isOverridden ? `, ${t('prepared.history.overridden')}` : null}
              {release.leftOut ? `. ${t('prepared.leftOut')}: ${release.leftOut}` : null}
            </small>
          ) : null}
          {release?.wishes.map((at) => (
            <small key={at}>{t('prepared.history.wish', { moment: moment(at) })}</small>
          ))}
          {isUnapproved ? <small>{t('prepared.history.overridden')}</small> : null}
        </span>
      </h2>
      <div className={styles.what}>
        <div className={styles.summary}>
          <p>
            {[
              ...acts.map((act) =>
                act === 'picturesAdded' || act === 'picturesRemoved' || act === 'picturesRestored'
                  ? t(`history.${act}`, { count })
                  : t(`history.${act}`),
              ),
              ...(changes.length > 0 ? [t('history.changed', { count: changes.length })] : []),
            ].join(', ')}
          </p>
          {undo ? <UndoForm {...undo} page={page + search} /> : null}
          {open > 1 ? (
            <Form method="post" action={action} preventScrollReset>
              <Button type="submit" variant="quiet">
                {t('history.bringAllBack', { count: open })}
              </Button>
            </Form>
          ) : null}
        </div>
        {doubt ? (
          <Alert tone="info">
            <p>{doubt}</p>
          </Alert>
        ) : null}
        {changes.length > 0 ? <Changes changes={changes} action={action} labelledBy={id} /> : null}
      </div>
    </li>
  )
}

function UndoForm({ action, fields, label, page }: UndoPost & { page: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="redirectTo" value={page} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="quiet">
        {t(`history.back.${label}`)}
      </Button>
    </Form>
  )
}
