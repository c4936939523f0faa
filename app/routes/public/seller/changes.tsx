import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { SellerGone } from '#app/ui/seller/seller-gone.tsx'
import { SellerPage } from '#app/ui/seller/seller-page.tsx'
import { decide } from './decide.server.ts'
import { loadSellerPage as loader } from './load-seller.server.ts'

export { loader }

export function action(args: ActionFunctionArgs) {
  return decide(args, 'declined')
}

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function ChangesPage() {
  const { gone, view, addresses } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return view ? (
    <SellerPage view={view} addresses={addresses} answer={answer} />
  ) : (
    <SellerGone {...gone} typed={answer?.typed} />
  )
}
