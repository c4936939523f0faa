/** This page alone ever shows the link by which a user chooses a password. */
import { Form } from '@remix-run/react'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { CopyButton } from '#app/ui/parts/copy-button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './user-link.module.css'

interface UserLinkProps {
  link: { name: string; url: string; days: number; mail: string }
  isInvitation?: boolean
  /** Where a mail with a link of its own is on its way to. */
  mailedTo?: string | null
}

const inputId = 'password-link'

export function UserLink({ link: { name, url, days, mail }, isInvitation = false, mailedTo = null }: UserLinkProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('users.ready.title', { name })} />
      <div className={styles.link}>
        <Alert tone="good" role="status">
          {isInvitation ? (
            <p>{mailedTo ? t('users.ready.mailed', { name, email: mailedTo }) : t('users.ready.invited', { name })}</p>
          ) : null}
          <p>{t('users.ready.once', { days })}</p>
          <p>{t('users.ready.private', { name })}</p>
        </Alert>
        <FieldFrame id={inputId} label={t('users.ready.label')} width="w6">
          <input
            className={control.input}
            id={inputId}
            type="text"
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        </FieldFrame>
        <div className={styles.buttons}>
          <CopyButton controlId={inputId} copied={t('users.ready.copied')}>
            {t('users.ready.copy')}
          </CopyButton>
          {/* The router cannot open a mailto: address. */}
          <ButtonLink variant="quiet" to={mail} reloadDocument>
            <Icon name="mail" />
            {t('users.ready.mail')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={dashboardPaths.users}>
            {t('users.ready.done')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** After a reload, which must not show the link again. */
export function UserLinkConfirmation({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('users.linkQuestion.title', { name })} />
      <div className={styles.link}>
        <p>{t('users.linkQuestion.text')}</p>
        <Form className={styles.buttons} method="post">
          <Button type="submit">{t('users.makeLink')}</Button>
          <ButtonLink variant="quiet" to={dashboardPaths.user(id)}>
            {t('cancel')}
          </ButtonLink>
        </Form>
      </div>
    </>
  )
}
