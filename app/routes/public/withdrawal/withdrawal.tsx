/** /widerruf: withdraw from a contract, where the agency offers it. */

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { stepHeaders } from '#app/http/access/throttle.server.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { attendPostedStep } from '#app/ui/form/error-summary.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { WithdrawalForm, type WithdrawalState } from '#app/ui/withdrawal/withdrawal-form.tsx'
import { receiveWithdrawal } from './steps.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const { agency } = await readSite(context, locale)
  if (!agency.withdrawalOffered) throw notFound()
  const { legalName, street, postalCode, city } = agency
  const town = [postalCode, city].filter(Boolean).join(' ')
  const address = [legalName, street, town].filter(Boolean).join(', ')
  const {
    thanks: _thanks,
    subject: _subject,
    ...words
  } = translator(locale)('pages:withdrawal', {
    returnObjects: true,
    address,
  })
  const first: WithdrawalState = { texts: {}, id: null, check: null }
  context.linkedData.page = { nodes: [] }
  const meta = pick(words, ['title', 'description'])
  return { words, office: { phone: shownNumbers(agency.phone, locale), email: agency.email }, first, meta }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return receiveWithdrawal(request, context)
}

export const headers = stepHeaders

export const handle = { attend: attendPostedStep }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function WithdrawalPage() {
  const { words, office, first } = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? first
  return <WithdrawalForm words={words} office={office} state={state} />
}
