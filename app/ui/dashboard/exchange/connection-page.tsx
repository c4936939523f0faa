/** Also the page of a form that was posted to another address and refused. */

import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/acts-section.module.css'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import type { StaffAnswer } from '#app/ui/dashboard/saving/staff-form.tsx'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import button from '#app/ui/parts/button.module.css'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { ConnectionForm } from './connection-form.tsx'

interface ConnectionPageProps {
  connection: { id: string; name: string; version: number; values: ControlTexts }
  answer: StaffAnswer | undefined
}

export function ConnectionPage({ connection, answer }: ConnectionPageProps) {
  const { t } = useTranslation('dashboard')
  const { id, values } = connection
  const version = answer?.version ?? connection.version
  return (
    <>
      <ConnectionHeader connection={connection} current="details" />
      <ConnectionForm
        key={version}
        page={dashboardPaths.connection(id)}
        id={id}
        version={version}
        values={values}
        answer={answer}
        submit={t('form.save')}
      />
      <section className={styles.section} aria-labelledby="address">
        <h2 id="address">{t('connections.address.title')}</h2>
        <ul>
          <li>
            <p>{t('connections.address.text')}</p>
            {/* Only the answer to the post contains the address, so a page asks instead of a dialog. */}
            <ButtonLink variant="quiet" to={dashboardPaths.connectionToken(id)}>
              {t('connections.address.renew')}
            </ButtonLink>
          </li>
          <li>
            <div>
              <h3>{t('connections.removal.entry')}</h3>
              <p>{t('connections.removal.hint')}</p>
            </div>
            <ConfirmLink className={`${button.button} ${button.danger}`} to={dashboardPaths.connectionRemoval(id)}>
              {t('connections.removal.submit')}
            </ConfirmLink>
          </li>
        </ul>
      </section>
    </>
  )
}

interface ConnectionHeaderProps {
  connection: Pick<ConnectionPageProps['connection'], 'id' | 'name'>
  current: 'details' | 'history'
}

export function ConnectionHeader({ connection: { id, name }, current }: ConnectionHeaderProps) {
  const { t } = useTranslation('dashboard')
  const { connection, connectionHistory, exchange } = dashboardPaths
  return (
    <>
      <Crumbs steps={[{ label: t('connections.area'), to: exchange }, { label: name }]} />
      <PageHead title={name} />
      <Tabs
        label={name}
        tabs={[
          { to: connection(id), label: t('property.details'), isCurrent: current === 'details' },
          { to: connectionHistory(id), label: t('history.pageTitle'), isCurrent: current === 'history' },
        ]}
      />
    </>
  )
}
