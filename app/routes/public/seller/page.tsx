import { useLoaderData } from '@remix-run/react'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { SellerGone } from '#app/ui/seller/seller-gone.tsx'
import { SellerPage } from '#app/ui/seller/seller-page.tsx'
import { loadSellerPage as loader } from './load-seller.server.ts'

/** Decides nothing: mail programs open links on their own. */
export { loader }

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function OwnersPage() {
  const { gone, view, addresses } = useLoaderData<typeof loader>()
  return view ? <SellerPage view={view} addresses={addresses} /> : <SellerGone {...gone} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
