import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { ExchangePage } from '#app/ui/dashboard/exchange/exchange-page.tsx'
import { loadExchange } from './exchange.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  return loadExchange(request, context, user)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ExchangeRoute() {
  return <ExchangePage {...useLoaderData<typeof loader>()} />
}
