import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useContext } from 'react'
import { ErrorView } from './error-view.tsx'
import { RequestInfo } from './request-info.ts'

/** The error page for whatever was thrown: a response keeps its status, anything else is a fault. */
export function ErrorPage({ agencyName }: { agencyName: string | undefined }) {
  const error = useRouteError()
  const { pathname } = useLocation()
  const { requestId } = useContext(RequestInfo)
  const { status, statusText } = isRouteErrorResponse(error) ? error : statusOf(error)
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <ErrorView
      agencyName={agencyName}
      status={status}
      message={status === 404 ? 'Page Not Found' : statusText}
      path={pathname}
      requestId={requestId}
      detail={stack}
    />
  )
}

/** How Chromium, Firefox and Safari say that the network gave no answer. */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed)/

/** A connection that broke passes; any other fault is ours. */
function statusOf(error: unknown) {
  return error instanceof TypeError && noAnswer.test(error.message)
    ? { status: 503, statusText: 'Service Unavailable' }
    : { status: 500, statusText: 'Internal Server Error' }
}
