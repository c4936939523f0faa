import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Database } from '#app/data/database.server.ts'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findPrepared, schedulePrepared } from '#app/data/prepared/prepared.server.ts'
import { findSeller } from '#app/data/prepared/sellers.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import type { ScheduleAnswer } from '#app/ui/dashboard/release/schedule-form.tsx'
import { momentText } from '#app/words/moments.server.ts'
import { loadPreparedPage as loader } from './prepared-page.server.ts'
import { putQuestion } from './put-question.server.ts'
import { readReleaseMoment, typedMoment } from './release-moment.server.ts'

export { loader }

/** A date that would end an approval has to be confirmed, and asks the owner again in the same step (`confirmed=ask`). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { db } = context
  const { id: propertyId = '' } = params
  const [form, locale] = await Promise.all([
    readForm(request, formBytes.small),
    localeOf(request),
    requireProperty(db, propertyId),
  ])
  const read = form.get('next') === 'unschedule' ? { moment: null } : readReleaseMoment(form, locale)
  if ('problems' in read) return data(read, { status: 400 })
  const { moment } = read
  const seen = { propertyId, id: formText(form, 'prepared') }
  const confirmed = form.get('confirmed')
  const voiding = confirmed === null ? await findVoiding(db, seen, moment, locale) : null
  if (voiding) return data<ScheduleAnswer>({ typed: typedMoment(form), problems: [], voiding }, { status: 409 })
  if (!(await schedulePrepared(db, seen, moment, by))) {
    const problem = { id: 'releaseDate' as const, message: translator(locale)('forms:problems.preparedOvertaken') }
    return data<ScheduleAnswer>({ typed: typedMoment(form), problems: [problem] }, { status: 409 })
  }
  const page = dashboardPaths.prepared(propertyId)
  const about = { prepared: propertyId }
  if (confirmed !== 'ask') {
    return moment
      ? redirectWithMessage(context, page, 'preparedScheduled', { moment: momentText(moment, locale) }, about)
      : redirectWithMessage(context, page, 'preparedUnscheduled', {}, about)
  }
  const [{ values: owner }, prepared] = await Promise.all([findSeller(db, propertyId), findPrepared(db, propertyId)])
  const refused = await putQuestion(request, context, { ...seen, words: prepared?.note ?? null, owner, by }, locale)
  return refused
    ? redirectWithMessage(context, page, 'ownerNotAsked', { problem: refused.problem }, { ...about, tone: 'warn' })
    : redirectWithMessage(context, page, 'ownerAsked', { email: owner.sellerEmail ?? '' }, about)
}

/** Null where no approval ends. */
async function findVoiding(
  db: Database,
  { propertyId, id }: { propertyId: string; id: string },
  moment: Date | null,
  locale: Locale,
) {
  const prepared = await findPrepared(db, propertyId)
  const assessment = prepared?.id === id ? await assessPrepared(db, prepared) : null
  const { decision, facts, state } = assessment ?? {}
  if (!decision || !state?.isApproved || facts?.releaseAt?.getTime() === moment?.getTime()) return null
  const words = { decided: momentText(decision.decidedAt, locale), moment: moment ? momentText(moment, locale) : '' }
  return {
    text: translator(locale)(`dashboard:prepared.voiding.${moment ? 'dated' : 'undated'}`, words),
    isRemoval: moment === null,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ScheduledChangePage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
