import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Alert } from '#app/ui/parts/alert.tsx'

export interface OvertakenProps {
  /** Properties saved since the page was made. */
  changed: readonly { id: string; propertyNumber: string; name: string; updatedBy: string | null; updatedAt: Date }[]
  /** Whether pictures were already being prepared. */
  isReturned?: boolean
}

/** The stock has changed since the dry run: shows how, and that the decision did not apply. */
export function OvertakenImport({ changed, isReturned = false }: OvertakenProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <Alert tone="warn" role="alert">
      <p>{t(isReturned ? 'exchange.overtaken.returned' : 'exchange.overtaken.text')}</p>
      {changed.length > 0 ? (
        <>
          <p>{t('exchange.overtaken.changed')}</p>
          <ul>
            {changed.map(({ id, propertyNumber, name, updatedBy, updatedAt }) => (
              <li key={id}>
                <Link to={dashboardPaths.history(id)}>
                  {propertyNumber}, {name}
                </Link>
                : {[updatedBy, moment(updatedAt)].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  )
}

/** Ticked options led to choices that the user has not seen yet. */
export function UnseenChoices() {
  const { t } = useTranslation('dashboard')
  return (
    <Alert tone="warn" role="alert">
      <p>{t('exchange.unseen')}</p>
    </Alert>
  )
}
