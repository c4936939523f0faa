import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router-dom'
import { type AgencyCard, agencyCardFields, type PublicAgency } from '#app/domain/agency/agency.ts'
import { englishOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { asksConsent } from '#app/domain/agency/shown-settings.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { agencyNode } from '#app/domain/offers/structured-data.ts'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import { splitLines } from '#app/fields/format.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { readSite, translatorFor } from '#app/http/own-words.server.ts'
import { thrownHeaders } from '#app/http/responses.server.ts'
import { isSecretPath } from '#app/http/secret-paths.server.ts'
import { alternateNames, localPath, translatedPath } from '#app/i18n/locale-path.ts'
import { localeOf } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { isStaffPath, paths } from '#app/paths/public.ts'
import { CookieBanner } from '#app/ui/consent/cookie-banner.tsx'
import { FormHostMarker } from '#app/ui/consent/form-host-marker.tsx'
import { LocaleMirror } from '#app/ui/consent/locale-mirror.tsx'
import { ViewportCookie } from '#app/ui/consent/viewport-cookie.tsx'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { LateScripts } from '#app/ui/layout/late-scripts.tsx'
import { LoadingBar } from '#app/ui/layout/loading-bar.tsx'
import { OtherLanguageScript } from '#app/ui/layout/other-language.tsx'
import { PageFocus } from '#app/ui/layout/page-focus.tsx'
import { PageLinks } from '#app/ui/layout/page-links.tsx'
import { RestoredScroll } from '#app/ui/layout/restored-scroll.ts'
import { SkipLink } from '#app/ui/layout/skip-link.tsx'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { answerPromise } from '#app/words/enquiries/answer-words.server.ts'
import { logoView } from '#app/words/logo-view.server.ts'
import { linkedPages } from '#app/words/own-pages/linked-pages.server.ts'
import { legalLinks } from '#app/words/texts/legal-links.server.ts'
import '#fonts/faces.css'
import '#app/ui/tokens.css'
import '#app/ui/base.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const [{ agency, links }, t] = await Promise.all([readSite(context, locale), translatorFor(context, locale, 'home')])
  const isMeasured = isForVisitors(new URL(request.url).pathname)
  const tagManagerId = isMeasured ? agency.tagManagerId : null
  context.tagManagerId = tagManagerId
  const { siteUrl } = context.config
  context.icon = agency.icon && paths.media(agency.icon.key, pictureWidths[0])
  const answering = answerPromise(agency, locale)
  const logo = logoView(agency)
  context.linkedData.agent = () => ({ ...agencyNode(agency, siteUrl), ...(logo && { logo: siteUrl + logo.src }) })
  return {
    locale,
    agency: {
      ...pick(agency, agencyCardFields),
      phone: shownNumbers(agency.phone, locale),
      ...hoursOf(agency),
      call: t('pages:footer.call'),
      ...(logo && { logo }),
      ...(answering && { answering }),
      pages: linkedPages(links, locale),
    },
    siteUrl,
    tagManagerId,
    asksConsent: isMeasured && asksConsent(agency),
    legalLinks: legalLinks(agency, locale),
  }
}

/** Common names of days are translated where staff have not done so. */
function hoursOf({ openingHours, untranslated }: PublicAgency): Pick<AgencyCard, 'openingHours' | 'untranslated'> {
  if (!untranslated?.includes('openingHours')) return { openingHours }
  const english = englishOpeningHours(splitLines(openingHours))
  return english === null ? { openingHours, untranslated: ['openingHours'] } : { openingHours: english }
}

/** The tag manager reads the page and its address, so it must not run for staff or on password links. */
function isForVisitors(pathname: string): boolean {
  return !isStaffPath(pathname) && !isSecretPath(pathname)
}

export const headers = thrownHeaders

/** Reloading more often would run the dashboard's loaders and, after the session, replace the sign-in form. */
export function shouldRevalidate({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { requestId, isStill, refusal } = useContext(RequestInfo)
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const ownError = useRouteError()
  const errorBelow = Object.values(useContext(DataRouterStateContext)?.errors ?? {})[0]
  const error = ownError ?? errorBelow
  const page = useMatches().at(-1)
  const hasError = error !== undefined || page?.data === undefined
  const isPublic = page?.id.startsWith('routes/public/') ?? false
  // The page of a former offer answers 404.
  const isGone = page?.data instanceof Object && 'gone' in page.data
  return (
    <html
      lang={locale}
      suppressHydrationWarning
      data-request={hasError ? (requestId ?? undefined) : undefined}
      data-refusal={hasError ? (refusal ?? undefined) : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff" />
        {hasError ? (
          <ErrorMeta
            status={isRouteErrorResponse(error) ? error.status : refusal}
            isForStaff={isStaffPath(pathname) && !ownError}
            agencyName={data?.agency.agencyName}
          />
        ) : (
          <Meta />
        )}
        {data && !hasError && !isGone ? <Addresses siteUrl={data.siteUrl} path={pathname} isPublic={isPublic} /> : null}
        <PageLinks isSheet={page?.id === 'routes/public/expose' && !hasError} />
        {isPublic && <OtherLanguageScript />}
      </head>
      <body>
        <SkipLink />
        <LoadingBar hasError={hasError} />
        {data?.asksConsent && !isStaffPath(pathname) ? <CookieBanner tagManagerId={data.tagManagerId} /> : null}
        {children}
        <FormHostMarker />
        <ViewportCookie />
        <LocaleMirror />
        <PageFocus />
        {isStill ? null : (
          <>
            <RestoredScroll />
            <LateScripts />
          </>
        )}
      </body>
    </html>
  )
}

interface AddressesProps {
  siteUrl: string
  path: string
  isPublic: boolean
}

function Addresses({ siteUrl, path, isPublic }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={siteUrl + localPath(path, useLocale())} />
      {isPublic &&
        alternateNames.map((name) => (
          <link key={name} rel="alternate" hrefLang={name} href={siteUrl + translatedPath(path, name)} />
        ))}
    </>
  )
}

export default function App() {
  return <Outlet />
}

interface ErrorMetaProps {
  status: number | null | undefined
  /** The dashboard has its own page for missing addresses. */
  isForStaff: boolean
  agencyName: string | undefined
}

function ErrorMeta({ status, isForStaff, agencyName }: ErrorMetaProps) {
  const { t } = useTranslation(['site', 'dashboard', 'refusals'])
  const missing = isForStaff ? 'dashboard:missing.title' : 'error.notFound.headline'
  const title = t(status === 404 ? missing : status === 401 ? 'refusals:signInTitle' : 'error.title')
  return (
    <>
      <title>{agencyName ? `${title} · ${agencyName}` : title}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
