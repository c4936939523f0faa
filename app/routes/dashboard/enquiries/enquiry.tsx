/** /dashboard/enquiries/:id: one enquiry, how to answer it, and the state of its mail. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { findEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { listParcels, parcelStamp, recordLifetime } from '#app/data/enquiries/outbox.server.ts'
import { deletionDay, retentionMonths } from '#app/domain/agency/retention.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { isUndelivered, mailAddress } from '#app/domain/enquiry.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { EnquiryAnswers } from '#app/ui/dashboard/enquiries/enquiry-answers.tsx'
import { EnquiryBadges } from '#app/ui/dashboard/enquiries/enquiry-badges.tsx'
import { EnquiryDelivery } from '#app/ui/dashboard/enquiries/enquiry-delivery.tsx'
import { EnquiryMessage } from '#app/ui/dashboard/enquiries/enquiry-message.tsx'
import { EnquiryProperty } from '#app/ui/dashboard/enquiries/enquiry-property.tsx'
import { EnquiryReply } from '#app/ui/dashboard/enquiries/enquiry-reply.tsx'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { valuationFacts } from '#app/words/valuation-words.server.ts'
import styles from './enquiry.module.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const { db } = context
  const [enquiry, parcels, agency] = await Promise.all([findEnquiry(db, id), listParcels(db, id), findAgency(db)])
  if (!enquiry) throw notFound()
  const { answers, ...shown } = enquiry
  const { name, email, property, locale, receivedAt, answeredAt } = shown
  const now = new Date()
  const lastDay = answeredAt && deletionDay(answeredAt, retentionMonths(agency))
  // The reply is in the language of the enquiry, not in that of the dashboard.
  const t = translator(locale)
  const subject = property
    ? t('forms:enquiryReply.subjectAbout', { name: property.name, number: property.propertyNumber })
    : t(answers ? 'forms:enquiryReply.subjectValuation' : 'forms:enquiryReply.subject')
  const salutation = t('forms:enquiryReply.salutation', { name })
  return {
    now,
    enquiry: shown,
    facts: answers && valuationFacts(answers, await localeOf(request)),
    mailAddress: email && mailAddress(email, subject, `${salutation}\n\n`),
    deletion: lastDay && (lastDay > berlinDay(now) ? lastDay : 'tonight'),
    isRecordGone: receivedAt.getTime() + recordLifetime < now.getTime(),
    parcels: parcels.map(({ id: _, ...parcel }) => ({ ...parcel, stamp: parcelStamp(parcel) })),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.enquiry.name }]

export default function EnquiryPage() {
  const { now, enquiry, facts, mailAddress, deletion, isRecordGone, parcels } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const { moment } = useMoments()
  const { id, name, email, phone, message, locale, status, receivedAt, property } = enquiry
  return (
    <>
      <Crumbs steps={[{ label: t('enquiries.title'), to: paths.dashboard.enquiries }, { label: name }]} />
      <PageHead title={name} lead={t('enquiries.receivedAt', { moment: moment(receivedAt) })}>
        <EnquiryBadges status={status} isUndelivered={parcels.some(isUndelivered)} />
      </PageHead>
      <div className={styles.board}>
        <EnquiryMessage message={message} locale={locale}>
          {facts && <EnquiryAnswers facts={facts} />}
        </EnquiryMessage>
        <div className={styles.aside}>
          <EnquiryReply
            enquiryId={id}
            status={status}
            email={email}
            mailAddress={mailAddress}
            phone={phone}
            deletion={deletion}
          />
          {!facts && <EnquiryProperty property={property} />}
          <EnquiryDelivery enquiryId={id} parcels={parcels} isRecordGone={isRecordGone} now={now} />
        </div>
      </div>
      <ConfirmLink className={styles.remove} to={paths.dashboard.enquiryRemoval(id)}>
        {t('enquiries.remove')}
      </ConfirmLink>
    </>
  )
}
