/** Also the page of a form that was posted to another address and refused. */

import { Link } from '@remix-run/react'
import { missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs, type ListPlace, Neighbours } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

import { PreparedPanel } from '#app/ui/dashboard/prepared/prepared-panel.tsx'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { PropertyForm, type PropertyFormProps, propertyFormId } from './property-form.tsx'
import { PropertyTabs } from './property-head.tsx'
import { PropertyHeadActs } from './property-head-acts.tsx'
import { type Origin, PropertyOrigin } from './property-origin.tsx'
import styles from './property-page.module.css'
import { checklistId } from './publish-checklist.tsx'
import type { SaveAnswer } from './save-notices.tsx'
import { StateBadges } from './state-badges.tsx'
import { useFieldLabels } from './use-field-labels.ts'

interface PropertyPageProps
  extends Omit<PropertyFormProps, 'propertyId' | 'isNew' | 'sent' | 'prepared' | 'answer' | 'tabs' | 'below'> {
  id: string
  copyId: string
  enquiryCount: number
  isRestored: boolean
  /** The number of subscriptions that a draft matches. */
  waiting: number
  origin: Origin | null
  savedBy: string | null
  now: number
  prepared: PreparedView | null
  /** The list from which the property was opened, and its place there. */
  list?: string
  place?: ListPlace | null
  answer: SaveAnswer | undefined
}

export function PropertyPage({
  candidate: stored,
  copyId,
  enquiryCount,
  waiting,
  isRestored,
  origin,
  savedBy,
  now,
  prepared,
  list = dashboardPaths.properties,
  place = null,
  answer,
  ...loaded
}: PropertyPageProps) {
  const { t } = useTranslation('dashboard')
  // Only the form is left of a property that was removed in the meantime.
  const candidate = answer?.gone ? null : stored
  const { near } = useMoments()
  const moment = loaded.savedAt ? near(loaded.savedAt, now) : null
  const saved = moment && (savedBy ? t('property.savedBy', { moment, name: savedBy }) : t('property.saved', { moment }))
  const typed = answer?.result.initialValue
  const labels = useFieldLabels(stored?.marketType ?? null)
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: list },
          { label: candidate?.propertyNumber ?? String(typed?.propertyNumber ?? loaded.id) },
        ]}
      >
        {place ? <Neighbours {...place} /> : null}
      </Crumbs>
      <PageHead
        title={candidate?.name ?? String(typed?.name ?? loaded.id)}
        action={
          candidate ? (
            <PropertyHeadActs
              propertyId={loaded.id}
              copyId={copyId}
              published={candidate.published}
              sold={candidate.sold}
            />
          ) : undefined
        }
      >
        {candidate ? (
          <div className={styles.state}>
            <StateBadges
              states={{
                ...candidate,
                isRestored,
                missingCount:
                  candidate.sold || !loaded.ruleDate ? 0 : missingForPublishing(candidate, loaded.ruleDate).length,
              }}
              missingAt={checklistId}
            />
            {saved ? <p>{saved}</p> : null}
            {waiting > 0 ? (
              <p>
                <Link to={dashboardPaths.waiting(loaded.id)}>{t('properties.waitingCount', { count: waiting })}</Link>{' '}
                {t('properties.waitingMail', { count: waiting })}
              </p>
            ) : null}
          </div>
        ) : null}
      </PageHead>
      <PropertyForm
        {...loaded}
        propertyId={loaded.id}
        isNew={false}
        candidate={candidate}
        sent={origin?.differing ?? []}
        tabs={
          candidate ? (
            <PropertyTabs
              propertyId={loaded.id}
              pictureCount={candidate.pictureCount}
              enquiryCount={enquiryCount}
              current="details"
            />
          ) : undefined
        }
        below={
          candidate ? (
            <>
              {origin ? (
                <PropertyOrigin propertyId={loaded.id} formId={propertyFormId} origin={origin} labels={labels} />
              ) : null}
              {prepared ? (
                <PreparedPanel propertyId={loaded.id} prepared={prepared} isEdited={loaded.isPreparedShown === true} />
              ) : null}
            </>
          ) : undefined
        }
        prepared={prepared}
        answer={answer}
      />
    </>
  )
}
