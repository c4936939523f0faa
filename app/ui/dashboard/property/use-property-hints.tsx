import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import styles from './property-form-group.module.css'
import type { Origin } from './property-origin.tsx'

interface HintSources {
  /** Null before the first save, when the location has no page yet. */
  storedId: string | null
  depositNote: string | undefined
  sent: Origin['differing']
  prepared: PreparedView['rows']
}

/** Below the controls, by field: help, what a connection said otherwise, and what is prepared. */
export function usePropertyHints({ storedId, depositNote, sent, prepared }: HintSources): Record<string, ReactNode> {
  const { t } = useTranslation('dashboard')
  const hints: Record<string, ReactNode> = { ...t('propertyHints', { returnObjects: true }) }
  if (storedId) hints.latitude = <MapHint propertyId={storedId} />
  if (depositNote) hints.deposit = <b>{depositNote}</b>
  for (const {
    fields: [field = ''],
    theirs,
  } of sent) {
    const note = theirs ? t('origin.sent', { value: theirs }) : t('origin.sentEmpty')
    hints[field] = (
      <>
        {hints[field]} {note}
      </>
    )
  }
  for (const { field, after } of prepared) {
    const value = after?.map(({ text, kind }) => (kind === 'del' ? '' : text)).join('')
    hints[field] = (
      <>
        {hints[field]}{' '}
        <span className={styles.prepared}>{value ? t('prepared.value', { value }) : t('prepared.valueEmpty')}</span>
      </>
    )
  }
  return hints
}

function MapHint({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      {t('propertyHints.latitude')} <Link to={dashboardPaths.location(propertyId)}>{t('location.setOnMap')}</Link>
    </>
  )
}
