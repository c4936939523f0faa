import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { deleteEnquiry, findEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const [enquiry, locale] = await Promise.all([findEnquiry(context.db, params.id ?? ''), localeOf(request)])
  if (!enquiry) throw notFound()
  const words = translator(locale)('dashboard:enquiries.removal', { returnObjects: true, name: enquiry.name })
  return {
    confirmation: {
      title: words.title,
      text: [...(enquiry.kind === 'withdrawal' ? [words.withdrawal] : []), words.gone, words.kept],
      submit: words.submit,
      back: dashboardPaths.enquiry(enquiry.id),
    },
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const name = await deleteEnquiry(context.db, params.id ?? '')
  if (name === null) throw notFound()
  return redirectWithMessage(context, dashboardPaths.enquiries, 'enquiryDeleted', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function EnquiryRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
