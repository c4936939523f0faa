import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import type { EnquiryStatus, UndeliveredMail } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { deskFormId } from './desk.tsx'
import { EnquiryBadges } from './enquiry-badges.tsx'
import styles from './enquiry-head.module.css'

interface EnquiryHeadProps {
  enquiry: {
    name: string
    email: string | null
    phone: ShownTelephone | null
    status: EnquiryStatus
    receivedAt: Date
  }
  undelivered: UndeliveredMail | null
}

/** The next statuses, the likeliest first. */
const steps = ['answered', 'archived', 'new'] as const satisfies EnquiryStatus[]

export function EnquiryHead({ enquiry, undelivered }: EnquiryHeadProps) {
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const { name, email, phone, status, receivedAt } = enquiry
  return (
    <PageHead
      title={name}
      action={
        <div className={styles.steps}>
          <EnterKey form={deskFormId} />
          {steps
            .filter((step) => step !== status)
            .map((step) => (
              <Button key={step} type="submit" form={deskFormId} name="next" value={step} variant="quiet">
                {t(`enquiries.mark.${step}`)}
              </Button>
            ))}
        </div>
      }
    >
      <div className={styles.line}>
        <EnquiryBadges status={status} undelivered={undelivered} />
        <time dateTime={receivedAt.toISOString()}>{t('enquiries.receivedAt', { moment: moment(receivedAt) })}</time>
        {email ? <span>{email}</span> : null}
        {phone ? <Telephone number={phone} /> : null}
      </div>
    </PageHead>
  )
}
