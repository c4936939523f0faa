import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { newId } from '#app/data/database.server.ts'
import { createConnection } from '#app/data/exchange/connections.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { postedId, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConnectionAddress, type ConnectionLink } from '#app/ui/dashboard/exchange/connection-address.tsx'
import { ConnectionForm } from '#app/ui/dashboard/exchange/connection-form.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { readConnection } from './connection-form.server.ts'
import { makeLink } from './connection-link.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  return { title: translator(await localeOf(request))('dashboard:connections.new'), id: newId() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const id = postedId(form)
  const read = await readConnection({ form, locale })
  if ('result' in read) return answer({ id, result: read.result }, read.result.intent ? 200 : 400)
  const { db } = context
  const { values } = read
  const link = await makeLink(request, context, { id, name: values.name }, (token) =>
    createConnection(db, id, values, token, by),
  )
  // A second post of the form; only the first response showed the address.
  if (!link)
    return redirectWithMessage(context, dashboardPaths.connection(id), 'connectionSaved', { name: values.name })
  return answer({ id, link })
}

function answer(given: { id: string; result?: RejectedForm; link?: ConnectionLink }, status = 200) {
  return data(given, { status })
}

/** The response with the link is not a redirect, which would delete the form's draft. */
export async function clientAction({ serverAction, request }: ClientActionFunctionArgs) {
  const id = String((await request.clone().formData()).get('id'))
  const save = () => serverAction<typeof action>()
  return forgetOnceSaved({ scope: 'connection:', id }, save, ({ link }) => link !== undefined)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NewConnectionPage() {
  const { id: newId, title } = useLoaderData<typeof loader>()
  const { id = newId, result, link } = useActionData<typeof action>() ?? {}
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('connections.area'), to: dashboardPaths.exchange }, { label: title }]} />
      {link ? (
        <ConnectionAddress link={link} />
      ) : (
        <>
          <PageHead title={title} lead={t('connections.newLead')} />
          <ConnectionForm
            page={dashboardPaths.newConnection}
            newId={id}
            values={{ decision: 'review', publishNew: 'on' }}
            answer={result && { version: 0, result }}
            submit={t('connections.create')}
          />
        </>
      )}
    </>
  )
}
