/** Takes a file (`id`, `connection`, `file`) and redirects to its dry run. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { receiveUpload } from '#app/http/exchange/receive-upload.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ExchangePage } from '#app/ui/dashboard/exchange/exchange-page.tsx'
import { problemView } from '#app/words/exchange/problem-words.server.ts'
import { loadExchange } from './exchange.server.ts'
import { isDocumentRequest } from './import-address.server.ts'

/** For the error page of the action; a reload redirects. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  if (isDocumentRequest(request)) throw redirectTo(context, dashboardPaths.exchange)
  return loadExchange(request, context, user)
}

const tooMuch = new Set(['tooLarge', 'tooManyFiles', 'tooManyObjects'])

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const received = await receiveUpload(request, context, user)
  if ('id' in received) return redirectTo(context, dashboardPaths.import(received.id))
  const { stop, connection } = received
  const answer = { stop: problemView(stop, await localeOf(request)), chosen: connection }
  return data(answer, { status: tooMuch.has(stop.code) ? 413 : 400 })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ImportsRoute() {
  const refused = useActionData<typeof action>()
  return <ExchangePage {...useLoaderData<typeof loader>()} {...refused} />
}
