import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { PreparedState } from '#app/ui/dashboard/prepared/prepared-state.tsx'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { PropertyViews } from '#app/ui/dashboard/property/property-head-acts.tsx'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { DifferenceTable } from '#app/ui/seller/difference-table.tsx'
import { discardForm, LeaveOut, LeftOut } from './left-out.tsx'
import { asksAtOnce, PreparedNotice } from './prepared-notice.tsx'
import styles from './prepared-page.module.css'
import { PreparedSteps } from './prepared-steps.tsx'
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
  const { id, rows, isPublic, ways, reason, obstacle, decision } = prepared
  const isReleasable = obstacle === null
  // The question comes first, then the release.
  const mustAsk = obstacle === 'approval' && !prepared.askedAt
  const release = (
    <section aria-labelledby="when">
      <h2 id="when">{t('prepared.when')}</h2>
      <Form method="post" action={dashboardPaths.preparedRelease(propertyId)}>
        <input type="hidden" name="prepared" value={id} />
        <Button
          type="submit"
          variant={ways[0] === 'release' && !answer?.voiding ? 'primary' : 'quiet'}
          aria-describedby="release-hint"
          disabled={!isReleasable}
        >
          {t('prepared.release')}
        </Button>
        <p id="release-hint">
          {isReleasable ? t('prepared.nowHint') : obstacle === 'approval' ? t('prepared.afterApproval') : reason}
        </p>
      </Form>
      {ways.includes('schedule') ? <ScheduleForm propertyId={propertyId} prepared={prepared} answer={answer} /> : null}
    </section>
  )
  return (
    <div data-prepared={prepared.chip}>
      <PreparedSteps prepared={prepared} />
      <PreparedNotice propertyId={propertyId} prepared={prepared} isAdmin={isAdmin} />
      <div className={styles.page}>
        <div>
          <div className={styles.head}>
            <h2>{t('prepared.changes')}</h2>
            <PreparedState {...prepared} />
          </div>
          {decision?.words ? <Wish title="seller.wish" {...decision} /> : null}
          {prepared.formerWish ? <Wish title="seller.formerWish" {...prepared.formerWish} /> : null}
          <DifferenceTable
            rows={rows}
            words={{
              caption: t('prepared.changes'),
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
            <RequestForm
              propertyId={propertyId}
              prepared={prepared}
              answer={request}
              isMain={ways[0] === 'ask' && !asksAtOnce(prepared)}
            />
          </section>
          {mustAsk ? release : null}
        </aside>
      </div>
    </div>
  )
}

interface WishProps {
  title: 'seller.wish' | 'seller.formerWish'
  words: string | null
  decidedAt: Date | string
}

function Wish({ title, words, decidedAt }: WishProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  return (
    <div className={styles.answer}>
      <p>{t(title, { moment: moment(decidedAt) })}</p>
      <blockquote>{words}</blockquote>
    </div>
  )
}
