import { Form, Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/acts-section.module.css'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import button from '#app/ui/parts/button.module.css'
import { Button } from '#app/ui/parts/button.tsx'
import type { TableUser } from './user-table.tsx'

type AccessUser = Pick<TableUser, 'id' | 'state' | 'hasSecondFactor'>

export interface UserAccessProps {
  user: AccessUser
  isSelf: boolean
}

export function UserAccess({ user, isSelf }: UserAccessProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.section} aria-labelledby="access">
      <h2 id="access">{t('users.access')}</h2>
      {isSelf ? (
        <p>
          {t('users.you')}. <Link to={dashboardPaths.account}>{t('users.self')}</Link>
        </p>
      ) : (
        <ul>
          {user.state === 'disabled' ? null : <PasswordLinkEntry user={user} />}
          {user.hasSecondFactor ? <SecondFactorEntry user={user} /> : null}
          <AccessEntry user={user} />
        </ul>
      )}
    </section>
  )
}

function PasswordLinkEntry({ user: { id, state } }: { user: AccessUser }) {
  const { t } = useTranslation('dashboard')
  return (
    <li>
      <div>
        <h3>{t('users.link')}</h3>
        <p>{t(state === 'invited' ? 'users.linkHintInvited' : 'users.linkHint')}</p>
      </div>
      <Form className={styles.acts} method="post" action={dashboardPaths.userInvitation(id)}>
        <Button type="submit" variant="quiet">
          {t('users.makeLink')}
        </Button>
        {state === 'invited' ? (
          <Button type="submit" variant="quiet" name="next" value="mail">
            {t('users.mailAgain')}
          </Button>
        ) : null}
      </Form>
    </li>
  )
}

function SecondFactorEntry({ user: { id } }: { user: AccessUser }) {
  const { t } = useTranslation('dashboard')
  return (
    <li>
      <div>
        <h3>{t('secondFactor.reset.entry')}</h3>
        <p>{t('secondFactor.reset.hint')}</p>
      </div>
      <ConfirmLink className={`${button.button} ${button.danger}`} to={dashboardPaths.userSecondFactor(id)}>
        {t('secondFactor.reset.submit')}
      </ConfirmLink>
    </li>
  )
}

function AccessEntry({ user: { id, state } }: { user: AccessUser }) {
  const { t } = useTranslation('dashboard')
  const isDisabled = state === 'disabled'
  return (
    <li>
      <div>
        <h3>{t(isDisabled ? 'users.enable' : 'users.disable')}</h3>
        <p>{t(isDisabled ? 'users.enableHint' : 'users.disableHint')}</p>
      </div>
      <Form method="post" action={dashboardPaths.userAccess(id)} preventScrollReset>
        <Button
          type="submit"
          variant={isDisabled ? 'quiet' : 'danger'}
          name="disabled"
          value={isDisabled ? 'off' : 'on'}
        >
          {t(isDisabled ? 'users.enable' : 'users.disable')}
        </Button>
      </Form>
    </li>
  )
}
