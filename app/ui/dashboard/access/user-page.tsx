/** Also the page of a form that was posted to another address and refused. */

import type { UserState } from '#app/domain/access/user.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import type { StaffAnswer } from '#app/ui/dashboard/saving/staff-form.tsx'
import { UserAccess, type UserAccessProps } from './user-access.tsx'
import { UserForm } from './user-form.tsx'
import { UserStateBadge } from './user-state-badge.tsx'

interface ShownUser {
  id: string
  name: string
  email: string
  role: string
  version: number
  state: UserState
}

interface UserPageProps {
  user: ShownUser & UserAccessProps['user']
  isSelf: boolean
  answer: StaffAnswer | undefined
}

export function UserPage({ user, isSelf, answer }: UserPageProps) {
  const { t } = useTranslation('dashboard')
  const version = answer?.version ?? user.version
  return (
    <>
      <UserHeader user={user} current="details" />
      <UserForm
        key={version}
        page={dashboardPaths.user(user.id)}
        id={user.id}
        version={version}
        values={{ name: user.name, role: user.role }}
        answer={answer}
        isSelf={isSelf}
        submit={t('form.save')}
      />
      <UserAccess user={user} isSelf={isSelf} />
    </>
  )
}

export function UserHeader({ user, current }: { user: ShownUser; current: 'details' | 'history' }) {
  const { t } = useTranslation('dashboard')
  const { id, name, email, state } = user
  return (
    <>
      <Crumbs steps={[{ label: t('users.title'), to: dashboardPaths.users }, { label: name }]} />
      <PageHead title={name} lead={email}>
        <UserStateBadge state={state} />
      </PageHead>
      <Tabs
        label={name}
        tabs={[
          { to: dashboardPaths.user(id), label: t('property.details'), isCurrent: current === 'details' },
          { to: dashboardPaths.userHistory(id), label: t('history.pageTitle'), isCurrent: current === 'history' },
        ]}
      />
    </>
  )
}
