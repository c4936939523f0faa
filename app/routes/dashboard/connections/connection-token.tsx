import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { replaceToken } from '#app/data/exchange/connections.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConnectionAddress } from '#app/ui/dashboard/exchange/connection-address.tsx'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { makeLink } from './connection-link.server.ts'
import { requireConnection } from './require-connection.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireConnection(context.db, params.id)
  const t = translator(await localeOf(request))
  return {
    id,
    name,
    confirmation: {
      title: t('dashboard:connections.address.question.title', { name }),
      text: [t('dashboard:connections.address.question.text')],
      submit: t('dashboard:connections.address.renew'),
      back: dashboardPaths.connection(id),
    },
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id: user } = await requireAdmin(request, context)
  const connection = await requireConnection(context.db, params.id)
  const link = await makeLink(request, context, connection, (token) => replaceToken(context.db, connection.id, token))
  if (!link) throw notFound()
  logEvent('transferAddressMade', request, context, { user })
  return data({ link })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function ConnectionTokenPage() {
  const { id, name, confirmation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  if (!answer) return <ConfirmView {...confirmation} />
  return (
    <>
      <Crumbs
        steps={[
          { label: t('connections.area'), to: dashboardPaths.exchange },
          { label: name, to: dashboardPaths.connection(id) },
          { label: t('connections.address.title') },
        ]}
      />
      <ConnectionAddress link={answer.link} />
    </>
  )
}
