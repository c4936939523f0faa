import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useContext } from 'react'
import type { InterruptedForm } from '#app/ui/form/repeat-form.tsx'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import { type ErrorLink, ErrorView } from './error-view.tsx'

interface ErrorPageProps {
  links?: readonly ErrorLink[]
}

interface Fault {
  requestId: string
  post: InterruptedForm | null
}

/**
 * A thrown response keeps its status; anything else is a 500. What a link may open has it as its own boundary: root's would
 * replace the whole document, which then loads its styles again.
 */
export function ErrorPage({ links }: ErrorPageProps) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const root = useRouteLoaderData<() => { agency: { agencyName: string } }>('root')
  const { requestId } = useContext(RequestInfo)
  const { status, statusText, data } = isRouteErrorResponse(error) ? error : statusOf(error)
  const takesOnlyPosts = status === 405 && data === 'POST'
  // The body that http/pages/faults.server.ts throws.
  const fault = status >= 500 ? (data as Fault | null) : null
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <ErrorView
      agencyName={root?.agency.agencyName}
      status={status}
      takesOnlyPosts={takesOnlyPosts}
      message={status === 404 ? 'Page Not Found' : statusText}
      path={pathname}
      search={search}
      requestId={fault?.requestId ?? requestId}
      post={fault?.post}
      links={links}
      detail={stack}
    />
  )
}

/** The messages of Chromium, Firefox and Safari when the network fails. */
const networkErrors = /^(Failed to fetch|NetworkError|Load failed)/

/** A lost connection is temporary; any other error is ours. */
function statusOf(error: unknown) {
  return error instanceof TypeError && networkErrors.test(error.message)
    ? { status: 503, statusText: 'Service Unavailable', data: null }
    : { status: 500, statusText: 'Internal Server Error', data: null }
}
