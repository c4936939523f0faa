import { Form } from '@remix-run/react'
import { deliveryState, type EnquiryKind, isToVisitor } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { DeliveryReason } from './delivery-reason.tsx'

interface ShownParcel {
  channel: 'mail' | 'memberMail' | 'lead' | 'receipt' | 'withdrawal' | 'reply' | 'formHost'
  /** For mails to a person; null once the person has left the team. */
  member: string | null
  attempts: number
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  /** In German. */
  lastError: string | null
  /** The delivery's state when the page was made, so that two posts of one page send the mail once. */
  stamp: string
}

interface EnquiryDeliveryProps {
  enquiryId: string
  kind: EnquiryKind
  parcels: readonly ShownParcel[]
  /** Deliveries of this age have been deleted. */
  isRecordGone: boolean
  /** Why the sender gets no receipt. */
  noReceipt: 'noMail' | 'notPlain' | 'off' | 'notSetUp' | 'limit' | null
  now: Date
}

export function EnquiryDelivery({ enquiryId, kind, parcels, isRecordGone, noReceipt, now }: EnquiryDeliveryProps) {
  const { t } = useTranslation('dashboard')
  const isWithdrawal = kind === 'withdrawal'
  const open = parcels.filter(({ deliveredAt }) => !deliveredAt)
  return (
    <section className={styles.panel} aria-labelledby="delivery">
      <h2 id="delivery">{t('enquiries.delivery.title')}</h2>
      {parcels.length === 0 ? <p>{t(`enquiries.delivery.${isRecordGone ? 'cleared' : 'none'}`)}</p> : null}
      <dl className={styles.parcels}>
        {parcels.map((parcel) => (
          <div key={parcel.stamp}>
            <dt>
              {t(`enquiries.delivery.channels.${parcel.channel}`, {
                name: parcel.member ?? t('enquiries.delivery.formerMember'),
              })}
            </dt>
            <ParcelState parcel={parcel} now={now} />
          </div>
        ))}
        {noReceipt ? (
          <div>
            <dt>{t(`enquiries.delivery.channels.${isWithdrawal ? kind : 'receipt'}`)}</dt>
            <dd>
              {t(
                `enquiries.delivery.noReceipt.${isWithdrawal && noReceipt === 'limit' ? 'withdrawalLimit' : noReceipt}`,
              )}
            </dd>
          </div>
        ) : null}
      </dl>
      {open.length > 0 ? (
        <Form method="post" action={dashboardPaths.enquiryDelivery(enquiryId)} preventScrollReset>
          {open.map(({ stamp }) => (
            <input key={stamp} type="hidden" name="parcel" value={stamp} />
          ))}
          <Button type="submit" variant="quiet">
            {t('enquiries.delivery.again')}
          </Button>
        </Form>
      ) : null}
    </section>
  )
}

function ParcelState({ parcel, now }: { parcel: ShownParcel; now: Date }) {
  const { t } = useTranslation('dashboard')
  const { near, moment } = useMoments()
  const { attempts: count, nextAttemptAt, deliveredAt, lastError } = parcel
  const state = deliveryState(parcel, now)
  return (
    <>
      <dd className={styles[state]}>
        {t(`enquiries.delivery.${state}`, { count, moment: deliveredAt && moment(deliveredAt) })}
      </dd>
      {lastError ? (
        <dd>
          <DeliveryReason reason={lastError} isOurs={!isToVisitor(parcel.channel)} />
        </dd>
      ) : null}
      {nextAttemptAt && state !== 'underWay' ? (
        <dd>{t('enquiries.delivery.next', { moment: near(nextAttemptAt, now) })}</dd>
      ) : null}
    </>
  )
}
