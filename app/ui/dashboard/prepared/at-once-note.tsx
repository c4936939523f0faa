import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

export interface ReleasedProperty {
  id: string
  hasPrepared: boolean
  needsApproval: boolean
}

/** Where a change would pass by the owner's approval, or by what waits. */
export function AtOnceNote({ property, className }: { property: ReleasedProperty; className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { id, hasPrepared, needsApproval } = property
  if (!hasPrepared && !needsApproval) return null
  return (
    <p className={className}>
      {t(needsApproval ? 'prepared.needsApproval' : 'prepared.alsoWaits')}{' '}
      <Link to={hasPrepared ? dashboardPaths.prepared(id) : dashboardPaths.property(id)}>
        {t(hasPrepared ? 'prepared.look' : 'prepared.inForm')}
      </Link>
    </p>
  )
}

interface SaveWaysProps {
  propertyId: string
  isDraft: boolean
  needsApproval: boolean
  className: string | undefined
}

/** What the buttons of the form do. */
export function SaveWays({ propertyId, isDraft, needsApproval, className }: SaveWaysProps) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={className}>
      {needsApproval ? <Approval propertyId={propertyId} text={t('prepared.needsApproval')} /> : null}
      {t(isDraft ? 'prepared.draftHint' : 'prepared.hint')}
    </p>
  )
}

/** Above pictures, which cannot be prepared. */
export function PicturesAtOnce({ propertyId, className }: { propertyId: string; className: string | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <p className={className}>
      <Approval propertyId={propertyId} text={t('prepared.picturesAtOnce')} />
    </p>
  )
}

function Approval({ propertyId, text }: { propertyId: string; text: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <strong>{text}</strong> <Link to={dashboardPaths.seller(propertyId)}>{t('prepared.whoApproves')}</Link>{' '}
    </>
  )
}
