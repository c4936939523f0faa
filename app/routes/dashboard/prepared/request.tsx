import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askOwner } from '#app/data/prepared/prepared.server.ts'
import { findSeller } from '#app/data/prepared/sellers.server.ts'
import { longestWords } from '#app/domain/saving/seller.ts'
import type { Fields } from '#app/fields/field.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { throttled, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import type { RequestAnswer } from '#app/ui/dashboard/release/request-form.tsx'
import { loadPreparedPage as loader } from './prepared-page.server.ts'

const requestFields = { words: { kind: 'longText', max: longestWords } } as const satisfies Fields

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { db, config, transport, waitUntil } = context
  const { id: propertyId = '' } = params
  const [form, locale, seller] = await Promise.all([
    readForm(request, formBytes.public),
    localeOf(request),
    findSeller(db, propertyId),
    requireProperty(db, propertyId),
  ])
  const posted = form.get('words')
  const typed = typeof posted === 'string' ? posted : ''
  const refuse = (problem: string, init: ResponseInit) => data<RequestAnswer>({ typed, problem }, init)
  const t = translator(locale)
  if (!seller.values.sellerEmail) return refuse(t('dashboard:seller.noAddress'), { status: 409 })
  const read = parseForm(form, requestFields, locale)
  if (read.status !== 'success') return refuse(read.reply().error?.words?.join(' ') ?? '', { status: 400 })
  const wait = await throttled(request, context, { limit: 'reply', subject: by.id })
  if (wait) return refuse(t('forms:enquiryReply.throttled', { wait: waitText(wait, locale) }), tooManyRequests(wait))
  const page = config.siteUrl + sellerPaths.page('')
  const isDone = await askOwner(db, { propertyId, id: formText(form, 'prepared') }, read.value.words, page, by)
  const back = dashboardPaths.prepared(propertyId)
  if (!isDone) return refuse(t('forms:problems.preparedOvertaken'), { status: 409 })
  waitUntil(deliverSoon(db, transport))
  return redirectWithMessage(context, back, 'ownerAsked', { email: seller.values.sellerEmail })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RequestedApprovalPage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} request={useActionData<typeof action>()} />
}
