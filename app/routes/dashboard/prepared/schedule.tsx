import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { schedulePrepared } from '#app/data/prepared/prepared.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import { momentText } from '#app/words/moments.server.ts'
import { loadPreparedPage as loader } from './prepared-page.server.ts'
import { readReleaseMoment, typedMoment } from './release-moment.server.ts'

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { id: propertyId = '' } = params
  const [form, locale] = await Promise.all([
    readForm(request, formBytes.small),
    localeOf(request),
    requireProperty(context.db, propertyId),
  ])
  const isTakenBack = form.get('next') === 'unschedule'
  const read = isTakenBack ? { moment: null } : readReleaseMoment(form, locale)
  if ('problems' in read) return data(read, { status: 400 })
  const { moment } = read
  const isDone = await schedulePrepared(context.db, { propertyId, id: formText(form, 'prepared') }, moment, by)
  const page = dashboardPaths.prepared(propertyId)
  if (!isDone) {
    const problem = { id: 'releaseDate' as const, message: translator(locale)('forms:problems.preparedOvertaken') }
    return data({ typed: typedMoment(form), problems: [problem] }, { status: 409 })
  }
  return moment
    ? redirectWithMessage(context, page, 'preparedScheduled', { moment: momentText(moment, locale) })
    : redirectWithMessage(context, page, 'preparedUnscheduled')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ScheduledChangePage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
