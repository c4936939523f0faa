import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { resetSecondFactor } from '#app/data/access/user-changes.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  const t = translator(await localeOf(request))
  const { title, text, submit } = t('dashboard:secondFactor.reset', { returnObjects: true, name })
  return { confirmation: { title, text: [text], submit, back: dashboardPaths.user(id) } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  const back = dashboardPaths.user(id)
  if (!(await resetSecondFactor(context.db, id))) {
    return redirectWithMessage(context, back, 'userWithoutSecondFactor', { name }, { tone: 'warn' })
  }
  logEvent('secondFactorRemoved', request, context, { user: id })
  return redirectWithMessage(context, back, 'userSecondFactorReset', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function UserSecondFactorPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
