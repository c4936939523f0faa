import { Link } from '@remix-run/react'
import type { Role, UserState } from '#app/domain/access/user.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import ledger from '#app/ui/dashboard/frame/ledger.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { TableHead } from '#app/ui/dashboard/lists/table-head.tsx'
import { UserStateBadge } from './user-state-badge.tsx'
import styles from './user-table.module.css'

export interface TableUser {
  id: string
  name: string
  email: string
  role: Role
  state: UserState
  lastSeenAt: Date | string | null
  hasSecondFactor: boolean
}

export function UserTable({ users, ownId }: { users: readonly TableUser[]; ownId: string }) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <table className={`${ledger.ledger} ${styles.table}`}>
      <caption className="sr">{t('users.title')}</caption>
      <TableHead labels={Object.values(t('users.columns', { returnObjects: true }))} />
      <tbody>
        {users.map(({ id, name, email, role, state, lastSeenAt, hasSecondFactor }) => (
          <tr key={id}>
            <td className={styles.person}>
              <Link to={dashboardPaths.user(id)}>{name}</Link>
              {id === ownId ? <small>{t('users.you')}</small> : null}
              <p>{email}</p>
            </td>
            <td>{t(`frame.roles.${role}`)}</td>
            <td>
              <UserStateBadge state={state} />
              {hasSecondFactor ? ' ' : null}
              {hasSecondFactor ? <small>{t('users.twoSteps')}</small> : null}
            </td>
            <td className={styles.seen}>{lastSeenAt ? moment(lastSeenAt) : t('users.notSignedIn')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
