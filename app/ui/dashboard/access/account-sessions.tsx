import { Form } from '@remix-run/react'
import type { Device } from '#app/domain/access/user-agent.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/account-section.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'

interface Session {
  handle: string
  device: Device
  startedAt: Date | string
  lastSeenAt: Date | string
  isThis: boolean
}

export function AccountSessions({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.section}>
      <h2>{t('account.sessions')}</h2>
      <p className={styles.note}>{t('account.sessionsLead')}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionEntry key={session.handle} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={dashboardPaths.accountSessions} preventScrollReset>
          <Button type="submit" variant="danger" name="others" value="on">
            {t('account.endOthers')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

function SessionEntry({ session: { handle, device, startedAt, lastSeenAt, isThis } }: { session: Session }) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const browser = device.browser ?? t('account.unknownBrowser')
  const name = device.system ? t('account.device', { browser, system: device.system }) : browser
  return (
    <li>
      <div>
        <h3>
          {name}
          {isThis ? <strong>{t('account.thisSession')}</strong> : null}
        </h3>
        <p>
          {t('account.started', { moment: moment(startedAt) })}
          <br />
          {t('account.seen', { moment: moment(lastSeenAt) })}
        </p>
      </div>
      {isThis ? null : (
        <Form method="post" action={dashboardPaths.accountSessions} preventScrollReset>
          <Button
            type="submit"
            variant="quiet"
            name="session"
            value={handle}
            aria-label={t('account.endNamed', { device: name, moment: moment(startedAt) })}
          >
            {t('account.end')}
          </Button>
        </Form>
      )}
    </li>
  )
}
