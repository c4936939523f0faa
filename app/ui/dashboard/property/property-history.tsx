import { Link } from '@remix-run/react'
import type { MarketType, PropertyFieldName } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './property-history.module.css'
import { useFieldLabels } from './use-field-labels.ts'

/** In words; null for an empty field. */
export interface SavedChange {
  field: PropertyFieldName
  isLong: boolean
  before: string | null
  after: string | null
}

interface Save {
  version: number
  by: string | null
  /** Their mail address, because anyone can change their own name. */
  address: string | null
  at: Date | string
  /** What happened to the property as a whole. */
  acts: readonly ('created' | 'trashed' | 'restored')[]
  changes: readonly SavedChange[]
}

interface PropertyHistoryProps {
  marketType: MarketType
  saves: readonly Save[]
  /** Whether nothing newer was left out. */
  isLatest: boolean
  /** The version below which the older saves begin; null if there are none. */
  olderThan: number | null
}

export function PropertyHistory({ marketType, saves, isLatest, olderThan }: PropertyHistoryProps) {
  const { t } = useTranslation('dashboard')
  const labels = useFieldLabels(marketType)
  return (
    <>
      {saves.length > 0 ? (
        <ol className={styles.saves}>
          {saves.map((save) => (
            <SaveEntry key={save.version} {...save} labels={labels} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>{t('history.empty')}</p>
      )}
      {isLatest && olderThan === null ? null : (
        <nav className={styles.ways} aria-label={t('property.history')}>
          {isLatest ? null : <Link to=".">{t('history.newest')}</Link>}
          {olderThan === null ? null : <Link to={`?below=${olderThan}`}>{t('history.older')}</Link>}
        </nav>
      )}
    </>
  )
}

type Labels = Readonly<Record<PropertyFieldName, string>>

function SaveEntry({ version, by, address, at, acts, changes, labels }: Save & { labels: Labels }) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const id = `save-${version}`
  return (
    <li className={styles.save}>
      <h2 id={id}>
        <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
        <span>
          {by ?? t('history.nobody')}
          {address ? <small>{address}</small> : null}
        </span>
      </h2>
      {acts.map((act) => (
        <p key={act}>{t(`history.${act}`)}</p>
      ))}
      {changes.length > 0 ? <Changes changes={changes} labels={labels} labelledBy={id} /> : null}
    </li>
  )
}

interface ChangesProps {
  changes: readonly SavedChange[]
  labels: Labels
  labelledBy: string
}

function Changes({ changes, labels, labelledBy }: ChangesProps) {
  const { t } = useTranslation('dashboard')
  return (
    <table className={styles.changes} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, isLong, before, after }) => (
          <tr key={field}>
            <th scope="row">{labels[field]}</th>
            {isLong ? (
              <td colSpan={2} className={styles.long}>
                <Texts before={before} after={after} />
              </td>
            ) : (
              <>
                <td data-label={t('history.before')}>
                  <Value text={before} />
                </td>
                <td data-label={t('history.after')}>
                  <Value text={after} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Long texts are folded, so that one does not hide everything else. */
function Texts({ before, after }: Pick<SavedChange, 'before' | 'after'>) {
  const { t } = useTranslation('dashboard')
  return (
    <details>
      <summary>
        {t('history.showText')}
        <Icon name="chevron" />
      </summary>
      <dl>
        <dt>{t('history.before')}</dt>
        <dd>
          <Value text={before} />
        </dd>
        <dt>{t('history.after')}</dt>
        <dd>
          <Value text={after} />
        </dd>
      </dl>
    </details>
  )
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('dashboard')
  return text ?? <em>{t('conflict.empty')}</em>
}
