import { Link } from '@remix-run/react'
import { type Outcome, outcomes } from '#app/exchange/plan.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import styles from './import-list.module.css'

export type ImportState =
  | 'arriving'
  | 'received'
  | 'read'
  | 'stopped'
  | 'preparing'
  | 'applied'
  | 'undone'
  | 'discarded'
  | 'unchanged'
  | 'failed'

export interface ListedImport {
  id: string
  /** The connection or the software; null when the file names none. */
  sender: string | null
  /** Empty where the sender gave none. */
  fileName: string
  state: ImportState
  counts: Readonly<Record<Outcome, number>> | null
  objectCount: number
  by: string | null
  receivedAt: Date
}

interface ImportListProps {
  imports: readonly ListedImport[]
  now: Date
}

export function ImportList({ imports, now }: ImportListProps) {
  const { t } = useTranslation('dashboard')
  const columns = t('exchange.imports', { returnObjects: true })
  return (
    <section aria-labelledby="imports">
      <h2 className={styles.title} id="imports">
        {t('exchange.imports.title')}
      </h2>
      {imports.length === 0 ? (
        <p className={styles.quiet}>{t('exchange.imports.none')}</p>
      ) : (
        <table className={ledger.ledger}>
          <TableHead labels={[columns.sender, columns.state, columns.objects, columns.arrived]} />
          <tbody>
            {imports.map((row) => (
              <ImportRow key={row.id} {...row} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function ImportRow({ now, ...row }: ListedImport & { now: Date }) {
  const { id, sender, state, counts, objectCount, by, receivedAt } = row
  const { t } = useTranslation('dashboard')
  const fileName = useFileName()(row)
  const { near } = useMoments()
  const counted = outcomes
    .filter((outcome) => counts?.[outcome])
    .map((outcome) => t(`exchange.counted.${outcome}`, { count: counts?.[outcome] }))
  return (
    <tr data-import={id} data-state={state}>
      <th scope="row" className={styles.sender}>
        <Link to={dashboardPaths.import(id)}>{sender ?? fileName}</Link>
        {sender ? <small>{fileName}</small> : null}
      </th>
      <td>
        <StateBadge state={state} />
      </td>
      <td className={styles.figures}>
        {counted.length > 0
          ? counted.join(' · ')
          : objectCount > 0
            ? t('exchange.imports.objectCount', { count: objectCount })
            : '–'}
      </td>
      <td className={styles.figures}>
        <time dateTime={receivedAt.toISOString()}>{near(receivedAt, now)}</time>
        {by ? <small>{t('exchange.imports.by', { name: by })}</small> : null}
      </td>
    </tr>
  )
}

export function StateBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation('dashboard')
  return <span className={styles[state]}>{t(`exchange.states.${state}`)}</span>
}

/** A file that arrived without a name is named by its time. */
export function useFileName() {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return ({ fileName, receivedAt }: Pick<ListedImport, 'fileName' | 'receivedAt'>) =>
    fileName || t('exchange.unnamedFile', { moment: moment(receivedAt) })
}
