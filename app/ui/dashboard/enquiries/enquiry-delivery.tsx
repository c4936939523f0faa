import { Form } from '@remix-run/react'
import { deliveryState } from '#app/domain/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button } from '#app/ui/parts/button.tsx'
import { useAuthoredLang } from '#app/ui/parts/use-locale.ts'

interface ShownParcel {
  channel: 'mail' | 'formHost'
  attempts: number
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  /** Why it was not delivered, in German. */
  lastError: string | null
  /** What it stands like now: sent along, so that two who ask at once send it once. */
  stamp: string
}

interface EnquiryDeliveryProps {
  enquiryId: string
  parcels: readonly ShownParcel[]
  /** So old that what was delivered is not on record any more. */
  isRecordGone: boolean
  /** The moment that "today" is measured by. */
  now: Date
}

/** What became of the mail and of the post to the form host, and the button that tries again. */
export function EnquiryDelivery({ enquiryId, parcels, isRecordGone, now }: EnquiryDeliveryProps) {
  const { t } = useTranslation('dashboard')
  const open = parcels.filter(({ deliveredAt }) => !deliveredAt)
  return (
    <section className={styles.panel} aria-labelledby="delivery">
      <h2 id="delivery">{t('enquiries.delivery.title')}</h2>
      {parcels.length === 0 ? <p>{t(`enquiries.delivery.${isRecordGone ? 'cleared' : 'none'}`)}</p> : null}
      <dl className={styles.parcels}>
        {parcels.map((parcel) => (
          <div key={parcel.channel}>
            <dt>{t(`enquiries.delivery.channels.${parcel.channel}`)}</dt>
            <ParcelState parcel={parcel} now={now} />
          </div>
        ))}
      </dl>
      {open.length > 0 ? (
        <Form method="post" action={paths.dashboard.enquiryDelivery(enquiryId)} preventScrollReset>
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
  const lang = useAuthoredLang()
  const { attempts: count, nextAttemptAt, deliveredAt, lastError } = parcel
  const state = deliveryState(parcel, now)
  return (
    <>
      <dd className={styles[state]}>
        {t(`enquiries.delivery.${state}`, { count, moment: deliveredAt && moment(deliveredAt) })}
      </dd>
      {lastError ? <dd lang={lang}>{lastError}</dd> : null}
      {nextAttemptAt && state !== 'underWay' ? (
        <dd>{t('enquiries.delivery.next', { moment: near(nextAttemptAt, now) })}</dd>
      ) : null}
    </>
  )
}
