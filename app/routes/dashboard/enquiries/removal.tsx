import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { deleteEnquiry, findEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { findStoredAbout } from '#app/data/own-data/stored-about.server.ts'
import { requireAdmin, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formText, readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { mailOwnData, removeAddress } from '#app/routes/dashboard/addresses/address-acts.server.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { storedSentences } from '#app/words/own-data/stored-about.server.ts'

/** Names what else is stored about the address: deleting one enquiry does not delete the person. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(request, context)
  const [enquiry, locale] = await Promise.all([findEnquiry(context.db, params.id ?? ''), localeOf(request)])
  if (!enquiry) throw notFound()
  const { id, kind, name, email } = enquiry
  const t = translator(locale)
  const words = t('dashboard:enquiries.removal', { returnObjects: true, name })
  const { list, kept } = email
    ? storedSentences(await findStoredAbout(context.db, email, id), locale, id)
    : { list: null, kept: [words.kept] }
  const address = t('dashboard:enquiries.address', { returnObjects: true, email, list })
  const isAdmin = role === 'admin'
  return {
    confirmation: {
      title: words.title,
      text: [
        ...(kind === 'withdrawal' ? [words.withdrawal] : []),
        words.gone,
        ...(email ? [list ? address.also : address.nothingElse] : []),
        ...(list && !isAdmin ? [address.byAdmin] : []),
        ...kept,
      ],
      submit: list ? words.submitOne : words.submit,
      also: [
        ...(email && missingForVisitors(context.transport) === null
          ? [{ value: 'link', label: address.sendLink }]
          : []),
        ...(list && isAdmin ? [{ value: 'address', label: address.removeAll, isDanger: true }] : []),
      ],
      back: dashboardPaths.enquiry(id),
    },
  }
}

export async function action({ request, params: { id = '' }, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const next = formText(await readForm(request), 'next')
  const email = next ? (await findEnquiry(context.db, id))?.email : null
  if (next && !email) throw notFound()
  if (email && next === 'link') return mailOwnData(context, email, dashboardPaths.enquiry(id))
  if (email) {
    await requireAdmin(request, context)
    return removeAddress(context, email)
  }
  const name = await deleteEnquiry(context.db, id)
  if (name === null) throw notFound()
  return redirectWithMessage(context, dashboardPaths.enquiries, 'enquiryDeleted', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function EnquiryRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
