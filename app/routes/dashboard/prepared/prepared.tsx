import type { MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import { loadPreparedPage as loader } from './prepared-page.server.ts'

export { loader }

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PreparedChangePage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} />
}
