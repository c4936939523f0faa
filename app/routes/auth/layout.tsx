import { Outlet } from '@remix-run/react'
import { thrownHeaders } from '#app/http/responses.server.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'

export const headers = thrownHeaders

export default function SimpleLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
