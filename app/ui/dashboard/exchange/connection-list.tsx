/** Only admins may change connections. */
import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './connection-list.module.css'
import { type ImportState, StateBadge } from './import-list.tsx'

export interface ConnectionListProps {
  connections: readonly {
    id: string
    name: string
    decision: 'review' | 'automatic'
    objects: number
    last: { id: string; state: ImportState; receivedAt: Date | string } | null
  }[]
  isAdmin: boolean
  now: Date
}

export function ConnectionList({ connections, isAdmin, now }: ConnectionListProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.connections} aria-labelledby="connections">
      <header>
        <div>
          <h2 id="connections">{t('connections.title')}</h2>
          <p>{t('connections.lead')}</p>
        </div>
        {isAdmin ? (
          <ButtonLink variant="quiet" to={dashboardPaths.newConnection}>
            <Icon name="plus" />
            {t('connections.new')}
          </ButtonLink>
        ) : null}
      </header>
      {connections.length === 0 ? (
        <p>{t('connections.none')}</p>
      ) : (
        <Table connections={connections} isAdmin={isAdmin} now={now} />
      )}
    </section>
  )
}

function Table({ connections, isAdmin, now }: ConnectionListProps) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const columns = t('connections.columns', { returnObjects: true })
  return (
    <table className={ledger.ledger}>
      <TableHead labels={Object.values(columns)} />
      <tbody>
        {connections.map(({ id, name, decision, objects, last }) => (
          <tr key={id}>
            <th scope="row">
              {isAdmin ? <Link to={dashboardPaths.connection(id)}>{name}</Link> : <span>{name}</span>}
              <small>{objects > 0 ? t('connections.objects', { count: objects }) : t('connections.noObjects')}</small>
            </th>
            <td>{t(`connections.decisions.${decision}`)}</td>
            <td>
              {last ? (
                <>
                  <Link to={dashboardPaths.import(last.id)}>{near(last.receivedAt, now)}</Link>
                  <StateBadge state={last.state} />
                </>
              ) : (
                t('connections.never')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
