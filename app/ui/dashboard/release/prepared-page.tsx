import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { PreparedState } from '#app/ui/dashboard/prepared/prepared-state.tsx'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { PropertyViews } from '#app/ui/dashboard/property/property-head-acts.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { DifferenceTable } from '#app/ui/seller/difference-table.tsx'
import { discardForm, LeaveOut, LeftOut } from './left-out.tsx'
import styles from './prepared-page.module.css'
import { type RequestAnswer, RequestForm } from './request-form.tsx'
import { type ScheduleAnswer, ScheduleForm } from './schedule-form.tsx'

export interface PreparedPageProps extends HeadedProperty {
  prepared: PreparedView | null
  answer?: ScheduleAnswer | undefined
  request?: RequestAnswer | undefined
  isAdmin: boolean
}

export function PreparedPage({ prepared, answer, request, isAdmin, ...head }: PreparedPageProps) {
  const { id, published, sold } = head.property
  return (
    <>
      <PropertyHead
        {...head}
        action={<PropertyViews propertyId={id} published={published} sold={sold} />}
        current="prepared"
      />
      {prepared ? (
        <Prepared propertyId={id} prepared={prepared} answer={answer} request={request} isAdmin={isAdmin} />
      ) : (
        <Nothing propertyId={id} />
      )}
    </>
  )
}

function Nothing({ propertyId }: { propertyId: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.nothing}>
      <h2>{t('prepared.none')}</h2>
      <p>{t('prepared.noneHint')}</p>
      <ButtonLink variant="quiet" to={dashboardPaths.property(propertyId)}>
        {t('prepared.toForm')}
      </ButtonLink>
    </div>
  )
}

interface PreparedProps extends Pick<PreparedPageProps, 'answer' | 'request' | 'isAdmin'> {
  propertyId: string
  prepared: PreparedView
}

function Prepared({ propertyId, prepared, answer, request, isAdmin }: PreparedProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const { id, state, by, at, rows, isPublic, isReleasable, obstacle, isUnapproved } = prepared
  // The question comes first, then the release.
  const mustAsk = isUnapproved && !prepared.askedAt
  // An approval that is still to come is no fault.
  const isFaulty = obstacle !== null && (!isUnapproved || state === 'overdue')
  const release = (
    <section aria-labelledby="when">
      <h2 id="when">{t('prepared.when')}</h2>
      <Form method="post" action={dashboardPaths.preparedRelease(propertyId)}>
        <input type="hidden" name="prepared" value={id} />
        <Button type="submit" aria-describedby="release-hint" disabled={!isReleasable}>
          {t('prepared.release')}
        </Button>
        <p id="release-hint">{isReleasable ? t('prepared.nowHint') : obstacle}</p>
        {isUnapproved && isAdmin ? (
          <>
            <Button type="submit" variant="quiet" name="override" value="on">
              {t('seller.override')}
            </Button>
            <p>{t('seller.overrideHint')}</p>
          </>
        ) : null}
      </Form>
      <ScheduleForm propertyId={propertyId} prepared={prepared} answer={answer} />
    </section>
  )
  return (
    <div className={styles.page} data-prepared={state}>
      <div>
        <div className={styles.head}>
          <h2>{t('prepared.title')}</h2>
          <PreparedState state={state} />
          <p>{t('prepared.by', { name: by ?? t('history.nobody'), moment: moment(at) })}</p>
        </div>
        {isFaulty ? <Obstacle {...prepared} /> : null}
        {prepared.decision ? <Answer {...prepared.decision} /> : null}
        {prepared.formerWish ? <FormerWish {...prepared.formerWish} /> : null}
        <DifferenceTable
          rows={rows}
          words={{
            caption: t('prepared.title'),
            field: t('prepared.field'),
            before: isPublic ? t('prepared.live') : t('prepared.stored'),
            after: t('prepared.title'),
            empty: t('conflict.empty'),
          }}
          acts={rows.length > 1 ? { label: t('prepared.leaveOut'), of: LeaveOut } : undefined}
        />
        {rows.length > 1 ? <p className={styles.pictures}>{t('prepared.leaveOutHint')}</p> : null}
        {prepared.leftOut.length > 0 ? <LeftOut propertyId={propertyId} prepared={prepared} /> : null}
        <p className={styles.pictures}>{t('prepared.pictures')}</p>
        <Form
          id={discardForm}
          method="post"
          action={dashboardPaths.preparedDiscard(propertyId)}
          className={styles.acts}
        >
          <input type="hidden" name="prepared" value={id} />
          <ButtonLink variant="quiet" to={dashboardPaths.editPrepared(propertyId)} reloadDocument>
            {t('prepared.edit')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={dashboardPaths.preparedPreview(propertyId)} reloadDocument>
            {t('prepared.preview')}
          </ButtonLink>
          <button type="submit">{t('prepared.discard')}</button>
        </Form>
      </div>
      <aside className={styles.ways}>
        {mustAsk ? null : release}
        <section aria-labelledby="owner">
          <h2 id="owner">{t('seller.askTitle')}</h2>
          <RequestForm propertyId={propertyId} prepared={prepared} answer={request} />
        </section>
        {mustAsk ? release : null}
      </aside>
    </div>
  )
}

function Answer({ decision, words, decidedAt }: NonNullable<PreparedView['decision']>) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={styles.answer}>
      <p>{t(`seller.decided.${decision}`, { moment: moment(decidedAt) })}</p>
      {words ? <blockquote>{words}</blockquote> : null}
    </div>
  )
}

function FormerWish({ words, decidedAt }: NonNullable<PreparedView['formerWish']>) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={styles.answer}>
      <p>{t('seller.formerWish', { moment: moment(decidedAt) })}</p>
      <blockquote>{words}</blockquote>
    </div>
  )
}

function Obstacle({ obstacle, isContradicted }: Pick<PreparedView, 'obstacle' | 'isContradicted'>) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.obstacle}>
      <Alert tone={isContradicted ? 'bad' : 'warn'} role="alert" title={t('prepared.obstacleTitle')}>
        <p>{obstacle}</p>
        {isContradicted ? <p>{t('prepared.obstacles.conflictHow')}</p> : null}
      </Alert>
    </div>
  )
}
