import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { recordLifetime } from '#app/data/outbox/claim.server.ts'
import { deliveryStamp } from '#app/data/outbox/report.server.ts'
import { enquiryDeletionDay } from '#app/domain/agency/retention.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { undeliveredOf } from '#app/domain/enquiries/enquiry.ts'
import { whyNoReceipt } from '#app/domain/enquiries/receipt.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Desk, type DeskAnswer } from '#app/ui/dashboard/enquiries/desk.tsx'
import { EnquiryDelivery } from '#app/ui/dashboard/enquiries/enquiry-delivery.tsx'
import { EnquiryGone } from '#app/ui/dashboard/enquiries/enquiry-gone.tsx'
import { EnquiryHead } from '#app/ui/dashboard/enquiries/enquiry-head.tsx'
import { ConfirmLink } from '#app/ui/dashboard/frame/confirmation.tsx'
import { Crumbs, Neighbours } from '#app/ui/dashboard/frame/crumbs.tsx'
import { Missing } from '#app/ui/dashboard/frame/missing.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { answerFacts, answerSubject } from '#app/words/enquiries/answers.server.ts'
import { type Desk as FoundDesk, findDesk } from './desk.server.ts'
import { actAtDesk } from './desk-acts.server.ts'
import styles from './enquiry.module.css'
import { findListPlace } from './list-place.server.ts'
import { replySetting } from './reply-setting.server.ts'

/** Renders a missing enquiry as a 404 page instead of throwing, because its form may hold typed text. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  const [desk, list, locale] = await Promise.all([
    findDesk(context, id, user),
    findListPlace(context, request, id),
    localeOf(request),
  ])
  if (!desk) return data({ title: translator(locale)('dashboard:missing.title'), list, desk: null }, { status: 404 })
  const { enquiry, further, replies, notes, parcels, others, team, absent, usual } = desk
  const { answers, receipt, replyDraft: _, ...shown } = enquiry
  const now = new Date()
  const isRecordGone = enquiry.receivedAt.getTime() + recordLifetime < now.getTime()
  const hasReceipt = parcels.some(({ channel }) => channel === 'receipt' || channel === 'withdrawal')
  return data({
    title: enquiry.name,
    list,
    desk: {
      now,
      enquiry: { ...shown, phone: shownNumbers(shown.phone, locale), further },
      facts: answers && answerFacts(answers, locale),
      replies,
      notes,
      others: others.map(({ answers: asked, propertyName, ...other }) => ({
        ...other,
        subject: asked ? answerSubject(asked, locale) : propertyName,
      })),
      person: {
        assignedTo: enquiry.assignedTo,
        usual: usual?.name ?? null,
        // The property's person in charge is already the choice without an assignment.
        team: team
          .filter(({ id }) => id !== usual?.id || id === enquiry.assignedTo)
          .map(({ id, name }) => ({ value: id, label: name })),
        absent: absent && { name: absent.name, until: absent.absentUntil ?? '' },
      },
      reply: replySetting(desk, context, locale),
      deletion: deletionOf(desk, now),
      isRecordGone,
      noReceipt: hasReceipt ? null : whyNoReceipt(receipt, isRecordGone),
      parcels: parcels.map((parcel) => ({ ...parcel, stamp: deliveryStamp(parcel) })),
    },
  })
}

function deletionOf({ enquiry, agency }: FoundDesk, now: Date) {
  const day = enquiryDeletionDay(enquiry, agency)
  return day > berlinDay(now) ? day : 'tonight'
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  return actAtDesk(request, context, params.id ?? '', user)
}

/** Only what was sent or saved deletes this browser's draft. */
export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  if (!['send', 'draft', 'discard'].includes(String(form.get('next')))) return serverAction<typeof action>()
  return forgetOnceSaved({ scope: 'desk:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function EnquiryPage() {
  const { title, list, desk } = useLoaderData<typeof loader>()
  const answer = useActionData<DeskAnswer>()
  const { t } = useTranslation('dashboard')
  if (!desk && !answer) return <Missing />
  return (
    <>
      <Crumbs steps={[{ label: t('enquiries.title'), to: list.back }, { label: title }]}>
        {list.place ? <Neighbours {...list.place} /> : null}
      </Crumbs>
      {desk ? <EnquiryView desk={desk} answer={answer} /> : <EnquiryGone answer={answer} />}
    </>
  )
}

type ShownDesk = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['desk']>

function EnquiryView({ desk, answer }: { desk: ShownDesk; answer: DeskAnswer | undefined }) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  const { enquiry, parcels, deletion, isRecordGone, noReceipt, now } = desk
  const { id, kind, answeredAt } = enquiry
  const day = deletion === 'tonight' ? null : date(deletion)
  return (
    <>
      <EnquiryHead enquiry={enquiry} undelivered={undeliveredOf(parcels)} />
      <Desk {...desk} answer={answer} />
      <div className={styles.below}>
        <EnquiryDelivery enquiryId={id} {...{ kind, parcels, isRecordGone, noReceipt, now }} />
        <div>
          <p className={styles.kept}>
            {day === null
              ? t('enquiries.keptTonight')
              : t(answeredAt || kind === 'withdrawal' ? 'enquiries.kept' : 'enquiries.deletedUnanswered', {
                  date: day,
                })}
          </p>
          <ConfirmLink className={styles.remove} to={dashboardPaths.enquiryRemoval(id)}>
            {t('enquiries.remove')}
          </ConfirmLink>
        </div>
      </div>
    </>
  )
}
