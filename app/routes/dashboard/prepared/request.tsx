import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findSeller } from '#app/data/prepared/sellers.server.ts'
import { longestWords } from '#app/domain/saving/seller.ts'
import type { Fields } from '#app/fields/field.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import type { RequestAnswer } from '#app/ui/dashboard/release/request-form.tsx'
import { loadPreparedPage as loader } from './prepared-page.server.ts'
import { putQuestion } from './put-question.server.ts'

const requestFields = { words: { kind: 'longText', max: longestWords } } as const satisfies Fields

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { db } = context
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
  const read = parseForm(form, requestFields, locale)
  if (read.status !== 'success') return refuse(read.reply().error?.words?.join(' ') ?? '', { status: 400 })
  const { values: owner } = seller
  const question = { propertyId, id: formText(form, 'prepared'), words: read.value.words, owner, by }
  const refused = await putQuestion(request, context, question, locale)
  if (refused) return refuse(refused.problem, refused.init)
  return redirectWithMessage(
    context,
    dashboardPaths.prepared(propertyId),
    'ownerAsked',
    { email: owner.sellerEmail ?? '' },
    { prepared: propertyId },
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RequestedApprovalPage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} request={useActionData<typeof action>()} />
}
