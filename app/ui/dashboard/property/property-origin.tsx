import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { JumpLink } from '#app/ui/form/jump-link.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './property-origin.module.css'

export interface Origin {
  /** Null for a file that was uploaded by hand. */
  connection: string | null
  /** Null once the file's record is deleted. */
  fileName: string | null
  receivedAt: Date | string
  /** Since when the sender no longer sends it. */
  withdrawnAt: Date | string | null
  /** What the days of the file decide about it. */
  activity: string | null
  /** Fields that staff have changed, with the sent value. */
  differing: readonly { fields: readonly PropertyFieldName[]; theirs: string | null }[]
}

interface PropertyOriginProps {
  propertyId: string
  formId: string
  origin: Origin
  labels: Readonly<Record<PropertyFieldName, string>>
}

export function PropertyOrigin({ propertyId, formId, origin, labels }: PropertyOriginProps) {
  const { t } = useTranslation('dashboard')
  const { moment, date } = useMoments()
  const { connection, fileName, receivedAt, withdrawnAt, activity, differing } = origin
  const arrival = moment(receivedAt)
  const file = fileName
    ? t('origin.fromFile', { file: fileName, moment: arrival })
    : t('origin.fromSomeFile', { moment: arrival })
  const take = connection ? 'take' : 'takeFromFile'
  return (
    <section className={styles.origin} aria-label={t('origin.title')} data-origin="">
      <p>
        {connection ? t('origin.from', { connection, moment: arrival }) : file}{' '}
        {withdrawnAt ? t(connection ? 'origin.withdrawn' : 'origin.missing', { date: date(withdrawnAt) }) : null}
      </p>
      {activity ? <p data-activity="">{activity}</p> : null}
      {differing.length > 0 ? (
        <details>
          <EnterKey form={formId} />
          <summary>
            {t('origin.differs', { count: differing.length })}
            <Icon name="chevron" />
          </summary>
          <p>{t('origin.kept')}</p>
          <ul>
            {differing.map(({ fields: [field = '', ...others], theirs }) => {
              const label = jointLabel(labels, [field, ...others])
              return (
                <li key={field}>
                  <span>
                    <JumpLink to={field}>{label}</JumpLink>
                    <span className={styles.theirs}>{theirs ?? <em>{t('conflict.empty')}</em>}</span>
                  </span>
                  <Button
                    type="submit"
                    variant="quiet"
                    form={formId}
                    formMethod="post"
                    formAction={dashboardPaths.origin(propertyId)}
                    name="field"
                    value={field}
                    aria-label={t(`origin.${take}Named`, { label })}
                  >
                    {t(`origin.${take}`)}
                  </Button>
                </li>
              )
            })}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
