import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listPasskeys, removePasskey } from '#app/data/access/passkeys.server.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireConfirmedUser(request, context)
  const passkey = (await listPasskeys(context.db, user.id)).find(({ id }) => id === params.id)
  if (!passkey) throw notFound()
  const t = translator(await localeOf(request))
  const { name } = passkey
  const { title, text, submit } = t('dashboard:secondFactor.passkeys.removal', { returnObjects: true, name })
  return { confirmation: { title, text: [text], submit, back: dashboardPaths.secondFactor } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await requireConfirmedUser(request, context)
  const name = await removePasskey(context.db, id, params.id ?? '')
  if (name === null) throw notFound()
  logEvent('passkeyRemoved', request, context, { user: id })
  return redirectWithMessage(context, dashboardPaths.secondFactor, 'passkeyRemoved', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function PasskeyRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
