import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import styles from './prepared-page.module.css'

/** The id of the form that the buttons in the table belong to. */
export const discardForm = 'discard'

/** In the row of a field. */
export function LeaveOut({ field, label }: { field: string; label: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <button type="submit" form={discardForm} name="field" value={field} className={styles.act}>
      <span aria-hidden="true">{t('prepared.leaveOut')}</span>
      <span className="sr">{t('prepared.leaveOutNamed', { label })}</span>
    </button>
  )
}

/** What was taken out, with buttons that take it back in. */
export function LeftOut({ propertyId, prepared: { id, leftOut } }: { propertyId: string; prepared: PreparedView }) {
  const { t } = useTranslation('dashboard')
  return (
    <Form
      method="post"
      action={dashboardPaths.preparedDiscard(propertyId)}
      className={styles.leftOut}
      preventScrollReset
    >
      <input type="hidden" name="prepared" value={id} />
      <input type="hidden" name="undo" value="1" />
      <h3>{t('prepared.leftOut')}</h3>
      <ul>
        {leftOut.map(({ field, label }) => (
          <li key={field}>
            {label}
            <button type="submit" name="field" value={field} className={styles.act}>
              <span aria-hidden="true">{t('prepared.takeBack')}</span>
              <span className="sr">{t('prepared.takeBackNamed', { label })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}
