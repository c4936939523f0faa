/** The shell of every page: language, canonical link, loading bar, cookie banner, and the error page. */

import newsreader from '@fontsource/newsreader/files/newsreader-latin-300-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { findAgency } from '#app/data/settings.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { ContactFormMarker } from '#app/ui/layout/contact-form-marker.tsx'
import { CookieBanner } from '#app/ui/layout/cookie-banner.tsx'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { LoadingBar } from '#app/ui/layout/loading-bar.tsx'
import { LocaleMirror } from '#app/ui/layout/locale-mirror.tsx'
import { PageFocus } from '#app/ui/layout/page-focus.tsx'
import { RequestInfo } from '#app/ui/layout/request-info.ts'
import { SkipLink } from '#app/ui/layout/skip-link.tsx'
import { ViewportCookie } from '#app/ui/layout/viewport-cookie.tsx'
import '#app/ui/tokens.css'
import '#app/ui/base.css'

export const links: LinksFunction = () => [
  ...[newsreader, figtree].map(
    (href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [locale, agency] = await Promise.all([localeOf(request), findAgency(context.db)])
  context.tagManagerId = agency.tagManagerId
  return { locale, agency, siteUrl: context.config.siteUrl, tagManagerId: agency.tagManagerId }
}

/** Nothing here changes by going from page to page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { nonce, requestId } = useContext(RequestInfo)
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const error = useRouteError()
  return (
    <html lang={i18n.language} data-request={requestId ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {error ? <ErrorMeta error={error} /> : <Meta />}
        {data && !error ? <link rel="canonical" href={data.siteUrl + pathname} /> : null}
        <Links />
      </head>
      <body>
        <SkipLink />
        <LoadingBar hasError={Boolean(error)} />
        <CookieBanner tagManagerId={data?.tagManagerId ?? null} />
        {children}
        <ContactFormMarker />
        <ViewportCookie />
        <LocaleMirror />
        <PageFocus />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

function ErrorMeta({ error }: { error: unknown }) {
  const { t } = useTranslation('site')
  return (
    <>
      <title>
        {isRouteErrorResponse(error) && error.status === 404 ? t('error.notFound.headline') : t('error.title')}
      </title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage agencyName={useRouteLoaderData<typeof loader>('root')?.agency.agencyName} />
}
