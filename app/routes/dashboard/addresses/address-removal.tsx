/** Asks before all of an address is deleted. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findStoredAbout } from '#app/data/own-data/stored-about.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { isWithdrawal, storedSentences } from '#app/words/own-data/stored-about.server.ts'
import { removeAddress } from './address-acts.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const email = addressIn(request)
  const [stored, locale] = await Promise.all([findStoredAbout(context.db, email), localeOf(request)])
  const t = translator(locale)
  const { kept } = storedSentences(stored, locale)
  const deleted = stored.enquiries.filter((enquiry) => !isWithdrawal(enquiry))
  const { list } = storedSentences({ ...stored, enquiries: deleted }, locale)
  return {
    confirmation: {
      title: t('dashboard:enquiries.address.title', { email }),
      text: [
        list ? t('dashboard:enquiries.address.gone', { list }) : t('dashboard:enquiries.address.goneNothing'),
        ...kept,
      ],
      submit: t('dashboard:enquiries.address.removeAll'),
      back: dashboardPaths.address(email),
    },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  return removeAddress(context, addressIn(request))
}

function addressIn(request: Request): string {
  const email = new URL(request.url).searchParams.get('email')
  if (!email) throw notFound()
  return email
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function AddressRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
