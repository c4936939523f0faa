import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import type { Database } from '#app/data/database.server.ts'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { findSellerMail } from '#app/data/prepared/seller-mails.server.ts'
import { findLinkEnd, findSeller, isFirstAddress, saveSeller } from '#app/data/prepared/sellers.server.ts'
import { type SellerValues, sellerFields } from '#app/domain/saving/seller.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { putQuestion } from '#app/routes/dashboard/prepared/put-question.server.ts'
import { loadPropertyHead } from '#app/routes/dashboard/property-acts/property-head.server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { answerForm, readFields, rerenderForm, saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { type SellerAnswer, SellerPage } from '#app/ui/dashboard/release/seller-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { momentText } from '#app/words/moments.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [{ head }, seller, linkEnd, delivery, locale] = await Promise.all([
    loadPropertyHead(db, id),
    findSeller(db, id),
    findLinkEnd(db, id),
    findSellerMail(db, id),
    localeOf(request),
  ])
  const { name } = head.property
  return {
    title: translator(locale)('dashboard:seller.title', { name }),
    ...head,
    version: seller.version,
    values: formatForControls(sellerFields, seller.values, locale),
    hasAddress: seller.values.sellerEmail !== null,
    linkEnd,
    delivery,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { db } = context
  const { id = '' } = params
  const [form, locale, stored, property] = await Promise.all([
    readForm(request),
    localeOf(request),
    findSeller(db, id),
    requireProperty(db, id),
  ])
  const post = { context, form, locale, by }
  const isFirst = await isFirstAddress(db, id)
  let voiding: SellerAnswer['voiding']
  const outcome = await saveForm(post, {
    subject: { kind: 'seller', id },
    fields: sellerFields,
    stored,
    find: () => findSeller(db, id),
    read: (base) =>
      readFields(post, sellerFields, (values): Record<string, string[]> => {
        // What only they may override, only they may switch off, or have come from another address.
        if (!property.needsApproval || !values || by.role === 'admin') return {}
        const { sellerEmail } = base ?? stored.values
        const isEnded = stored.values.approvalRequired && !values.approvalRequired
        const t = translator(locale)
        return {
          ...(values.sellerEmail !== sellerEmail && !isFirst && { sellerEmail: [t('forms:problems.approvalAddress')] }),
          ...(isEnded && { approvalRequired: [t('forms:problems.approvalRequired')] }),
        }
      }),
    write: async (values, version) => {
      voiding = form.has('confirmed') ? undefined : await findVoiding(db, id, stored.values, values, locale)
      return voiding ? asPosted(form) : saveSeller(db, id, values, version, by)
    },
    writer: () =>
      valueWriter(sellerFields, locale, {
        options: { ownerLocale: translator(locale)('dashboard:seller.languages', { returnObjects: true }) },
      }),
  })
  if (voiding) return rerenderForm(form, {}, { voiding }, 409)
  return answerForm(post, outcome, async ({ values: owner }) => {
    const prepared = await findPrepared(db, id)
    const link = { to: dashboardPaths.prepared(id), label: 'prepared' } as const
    if (prepared && form.get('confirmed') === 'ask') {
      const question = { propertyId: id, id: prepared.id, words: null, owner, by }
      const refused = await putQuestion(request, context, question, locale)
      return refused
        ? redirectWithMessage(context, link.to, 'ownerNotAsked', { problem: refused.problem }, { tone: 'warn' })
        : redirectWithMessage(context, link.to, 'ownerAsked', { email: owner.sellerEmail ?? '' })
    }
    return redirectWithMessage(context, dashboardPaths.seller(id), 'sellerSaved', {}, prepared ? { link } : {})
  })
}

/** A new address ends the approval that came from the former one; undefined where it ends none. */
async function findVoiding(
  db: Database,
  propertyId: string,
  before: SellerValues,
  after: SellerValues,
  locale: Locale,
) {
  if (before.sellerEmail === after.sellerEmail) return undefined
  const prepared = await findPrepared(db, propertyId)
  const { decision, state } = (prepared && (await assessPrepared(db, prepared))) ?? {}
  if (!decision || !state?.isApproved) return undefined
  const decided = momentText(decision.decidedAt, locale)
  return {
    text: translator(locale)('dashboard:prepared.voiding.address', { decided }),
    mayAsk: after.sellerEmail !== null,
  }
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'seller:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertySellerPage() {
  return <SellerPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
