import { Form } from '@remix-run/react'
import { telephoneAddress } from '#app/domain/agency/telephone.ts'
import type { EnquiryStatus } from '#app/domain/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { Button, ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'

interface EnquiryReplyProps {
  enquiryId: string
  status: EnquiryStatus
  email: string | null
  /** A mailto: address with subject and salutation. */
  mailAddress: string | null
  phone: string | null
  /** The ISO date of deletion; null while the enquiry is unanswered. */
  deletion: string | 'tonight' | null
}

/** The next statuses, the likeliest first. */
const steps = ['answered', 'archived', 'new'] as const satisfies EnquiryStatus[]

export function EnquiryReply({ enquiryId, status, email, mailAddress, phone, deletion }: EnquiryReplyProps) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  return (
    <section className={styles.panel} aria-labelledby="reply">
      <h2 id="reply">{t('enquiries.reply.title')}</h2>
      <p className={styles.way}>
        <Icon name="mail" />
        {email ?? t('enquiries.reply.noMail')}
      </p>
      {phone ? (
        <p className={styles.way}>
          <Icon name="phone" />
          <a className="num" href={telephoneAddress(phone)}>
            {phone}
          </a>
        </p>
      ) : null}
      <div className={styles.buttons}>
        {mailAddress ? <ButtonLink to={mailAddress}>{t('enquiries.reply.mail')}</ButtonLink> : null}
        <Form method="post" action={paths.dashboard.enquiryStatus(enquiryId)} preventScrollReset>
          {steps
            .filter((step) => step !== status)
            .map((step) => (
              <Button key={step} type="submit" name="status" value={step} variant="quiet">
                {t(`enquiries.mark.${step}`)}
              </Button>
            ))}
        </Form>
      </div>
      {deletion ? (
        <p className={styles.note}>
          {deletion === 'tonight' ? t('enquiries.keptTonight') : t('enquiries.kept', { date: date(deletion) })}
        </p>
      ) : null}
    </section>
  )
}
