import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { listChangedSince } from '#app/data/exchange/stock.server.ts'
import { readDecisions } from '#app/exchange/planning/decisions.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound, redirectTo } from '#app/http/responses.server.ts'
import { beginApplying } from '#app/jobs/exchange/begin-applying.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ImportPage } from '#app/ui/dashboard/exchange/import-page.tsx'
import { OvertakenImport, UnseenChoices } from '#app/ui/dashboard/exchange/overtaken-import.tsx'
import { isDocumentRequest, redirectToImport } from './import-address.server.ts'
import { importAnswer } from './import-view.server.ts'

/** For the error page of the action; a reload redirects. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params, context } = args
  if (isDocumentRequest(request)) throw await redirectToImport(args)
  await requireUser(request, context)
  return importAnswer(request, params.id, context, null)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  const [form, found] = await Promise.all([readForm(request), findImport(context.db, id)])
  if (!found) throw notFound()
  const page = dashboardPaths.import(id)
  if (found.state === 'preparing' || found.state === 'applied') return redirectTo(context, page)
  // Imports that were not read or whose file is deleted have no plan.
  const isDecidable = found.state === 'read' || found.state === 'undone' || found.state === 'failed'
  if (!isDecidable || !found.transfer)
    return redirectWithMessage(context, page, 'importNotApplied', {}, { tone: 'warn' })
  const seen = { planHash: String(form.get('plan') ?? ''), by: { id: user.id, name: user.name } }
  const outcome = await beginApplying(context, found, readDecisions(form), seen)
  if (outcome !== 'changed' && outcome !== 'unseen') return redirectTo(context, page)
  const changed =
    outcome === 'changed' ? await listChangedSince(context.db, found.connectionId, momentIn(form.get('seen'))) : null
  return data({ ...(await importAnswer(request, id, context, form)), changed }, { status: 409 })
}

function momentIn(value: unknown): Date {
  const time = typeof value === 'string' && value.length < 30 ? Date.parse(value) : Number.NaN
  return new Date(Number.isNaN(time) ? 0 : time)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportApplyRoute() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!refused) return <ImportPage {...loaded} />
  const { changed } = refused
  return <ImportPage {...refused} notice={changed ? <OvertakenImport changed={changed} /> : <UnseenChoices />} />
}
