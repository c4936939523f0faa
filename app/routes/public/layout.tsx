import { Outlet, useRouteLoaderData } from '@remix-run/react'
import { thrownHeaders } from '#app/http/responses.server.ts'
import type { loader } from '#app/root.tsx'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { SiteFooter } from '#app/ui/layout/site-footer.tsx'
import { SiteHeader } from '#app/ui/layout/site-header.tsx'
import { NoticePlace } from '#app/ui/shortlist/notice.tsx'

export const headers = thrownHeaders

export default function PublicLayout() {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      <NoticePlace />
      {root && <SiteHeader agency={root.agency} />}
      <Outlet />
      {root && <SiteFooter {...root} />}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
