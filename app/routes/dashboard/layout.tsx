import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useState } from 'react'
import type { Database } from '#app/data/database.server.ts'
import { countNewEnquiries } from '#app/data/enquiries/enquiry-lists.server.ts'
import { countWaitingImports } from '#app/data/exchange/imports.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Interruption, requireUser } from '#app/http/access/session.server.ts'
import { type Message, takeMessage } from '#app/http/flash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { listPreparedSays } from '#app/routes/dashboard/prepared/prepared-view.server.ts'
import { CodeForm } from '#app/ui/access/code-form.tsx'
import { SecondFactorNeeded } from '#app/ui/access/second-factor-needed.tsx'
import { SignInView } from '#app/ui/access/sign-in-view.tsx'
import { DashboardFrame } from '#app/ui/dashboard/frame/dashboard-frame.tsx'
import { FlashMessage } from '#app/ui/dashboard/frame/flash-message.tsx'
import { Missing } from '#app/ui/dashboard/frame/missing.tsx'
import type { WaitingWork } from '#app/ui/dashboard/overview/attention-entries.ts'
import { BusyNote } from '#app/ui/dashboard/saving/busy-note.tsx'
import { Drafts } from '#app/ui/dashboard/saving/form-guard.tsx'
import { Ticks } from '#app/ui/dashboard/table/use-ticked.ts'
import { ErrorPage } from '#app/ui/layout/error-page.tsx'
import { Drawings } from '#app/ui/parts/icon.tsx'
import { dashboardDrawings } from '#app/ui/parts/staff-drawings.ts'

/** Remix names a route by its file. */
const layoutId = 'routes/dashboard/layout'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, name, role, draftKey } = await requireUser(request, context)
  const [locale, newEnquiries, waitingImports] = await Promise.all([
    localeOf(request),
    countNewEnquiries(context.db),
    countWaitingImports(context.db),
  ])
  return {
    user: { id, name, role },
    drafts: { owner: id, key: draftKey },
    newEnquiries,
    waitingImports,
    message: await withSentence(context.db, takeMessage(request, context, translator(locale)), locale),
  }
}

/** What the message is about may have changed since the act. */
async function withSentence(db: Database, message: Message | null, locale: Locale) {
  if (!message?.prepared) return message
  const [found] = await listPreparedSays(db, locale, [message.prepared])
  if (!found) return message
  const { text, sentence } = found.prepared
  const tone = found.isNoticed ? ('warn' as const) : message.tone
  return { ...message, text: `${message.text} ${text}`, tone, sentence }
}

/** A thrown response keeps its own headers. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const headers = new Headers(errorHeaders)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

export default function DashboardLayout() {
  const { user, drafts, message: loaded, ...waiting } = useLoaderData<typeof loader>()
  const agencyName = useAgencyName()
  const { key } = useLocation()
  const message = useFreshMessage(loaded, key)
  return (
    <Drawings.Provider value={dashboardDrawings}>
      <DashboardFrame user={user} waiting={countsOf(waiting)} agencyName={agencyName}>
        <BusyNote />
        {message ? <FlashMessage key={key} {...message} /> : null}
        <Drafts.Provider value={drafts}>
          <Ticks.Provider value={message?.ticked ?? ''}>
            <Outlet context={waiting satisfies WaitingWork} />
          </Ticks.Provider>
        </Drafts.Provider>
      </DashboardFrame>
    </Drawings.Provider>
  )
}

/** A refused post does not revalidate, so the previous message must not be shown again. */
function useFreshMessage<Message>(message: Message, visit: string): Message | null {
  const [said, setSaid] = useState({ message, visit })
  if (said.message !== message) setSaid({ message, visit })
  return said.message !== message || said.visit === visit ? message : null
}

/** Keeps the frame for missing pages; an interrupted post keeps its typed values. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { t } = useTranslation(['site', 'dashboard', 'refusals'])
  const agencyName = useAgencyName()
  const loaded = useRouteLoaderData<typeof loader>(layoutId)
  const links = [
    [dashboardPaths.overview, t('dashboard:frame.overview')],
    [dashboardPaths.properties, t('dashboard:frame.properties')],
  ] as const
  if (loaded && isRouteErrorResponse(error) && error.status === 404)
    return (
      <Drawings.Provider value={dashboardDrawings}>
        <DashboardFrame user={loaded.user} waiting={countsOf(loaded)} agencyName={agencyName}>
          <Missing />
        </DashboardFrame>
      </Drawings.Provider>
    )
  if (!isRouteErrorResponse(error) || error.status !== 401) return <ErrorPage links={links} />
  // Only the guards of http/access/session.server.ts throw a 401, and this is its body.
  const { step, back, post }: Interruption = error.data
  const notice = t(post ? 'dashboard:signIn.interrupted' : 'refusals:signInAgain')
  return (
    <SignInView agencyName={agencyName} redirectTo={back} interrupted={post} error={notice}>
      {step === 'code' ? (
        <CodeForm agencyName={agencyName} redirectTo={back} interrupted={post} isSignedIn />
      ) : step === 'setUp' ? (
        <SecondFactorNeeded post={post} />
      ) : undefined}
    </SignInView>
  )
}

function countsOf({ newEnquiries, waitingImports }: WaitingWork) {
  return { enquiries: newEnquiries.count, exchange: waitingImports.count }
}

function useAgencyName(): string {
  return useRouteLoaderData<typeof rootLoader>('root')?.agency.agencyName ?? ''
}
