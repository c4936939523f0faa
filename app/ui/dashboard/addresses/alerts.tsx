import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import panel from '#app/ui/dashboard/enquiry-panel.module.css'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './address-page.module.css'
import { AddressPanel } from './address-panel.tsx'

export interface Alert {
  id: string
  search: string
  /** When it began, and whether it runs. */
  line: string
}

export function Alerts({ email, alerts }: { email: string; alerts: readonly Alert[] }) {
  const { t } = useTranslation('dashboard')
  const words = t('enquiries.address', { returnObjects: true })
  return (
    <AddressPanel title={words.alertsTitle}>
      <ul className={styles.alerts}>
        {alerts.map(({ id, search, line }) => (
          <li key={id}>
            <div>
              <p>{search}</p>
              <p className={panel.note}>{line}</p>
            </div>
            <Form method="post" action={dashboardPaths.addresses} preventScrollReset>
              <input type="hidden" name="email" value={email} />
              <Button
                type="submit"
                variant="quiet"
                name="alert"
                value={id}
                aria-label={t('enquiries.address.endNamed', { search })}
              >
                {words.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className={panel.note}>{words.endNote}</p>
    </AddressPanel>
  )
}
