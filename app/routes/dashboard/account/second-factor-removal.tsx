import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { removingSecondFactor } from '#app/data/access/second-factor.server.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { needsSecondFactor } = await requireConfirmedUser(request, context)
  const words = translator(await localeOf(request))('dashboard:secondFactor.removal', { returnObjects: true })
  const { title, text, needed, submit } = words
  const back = dashboardPaths.secondFactor
  return { confirmation: { title, text: needsSecondFactor ? [text, needed] : [text], submit, back } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireConfirmedUser(request, context)
  await context.db.batch(removingSecondFactor(context.db, id))
  logEvent('secondFactorRemoved', request, context, { user: id })
  return redirectWithMessage(context, dashboardPaths.secondFactor, 'secondFactorRemoved')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function SecondFactorRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
