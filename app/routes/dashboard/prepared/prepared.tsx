import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import { loadPreparedPage } from './prepared-page.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadPreparedPage(args)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PreparedChangePage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} />
}
