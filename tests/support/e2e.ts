/** The test of the browser journeys: a page on which nothing may go wrong unnoticed, and staff who are signed in. */
import { type APIRequestContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { newSession } from './staff-session.ts'
import { answerBanner, giveCookie, openHydrated } from './visit.ts'

export { expect }

interface Visit {
  isScripted: boolean
  /** Whether the cookie banner still asks. Without JavaScript there is none. */
  consent: 'asked' | 'answered'
  /** False where a test keeps the page's own scripts away. */
  hydrates: boolean
}

let tests = 0

export const test = base.extend<Visit>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.BASE_URL),

  /** Each test comes from a network of its own: what one may send in a minute is not left to its neighbours. */
  extraHTTPHeaders: async ({ baseURL: _ }, use, { workerIndex }) => {
    tests += 1
    await use({ 'CF-Connecting-IP': [10, workerIndex % 256, tests >> 8, tests & 255].join('.') })
  },

  consent: ['answered', { option: true }],

  hydrates: [true, { option: true }],

  /** Opening a page waits until it is hydrated, unless the call says what it waits for. */
  context: async ({ context, consent, hydrates, isScripted }, use) => {
    if (consent === 'answered') await answerBanner(context)
    if (isScripted && hydrates) openHydrated(context)
    await use(askAgain(context))
  },

  request: async ({ request }, use) => {
    askAgain({ request })
    await use(request)
  },

  isScripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),

  /** Fails the test for an unexpected error in the console, an uncaught exception, or a request to another host. */
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => {
      if (!isTransition(error)) faults.push(String(error))
    })
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message)) faults.push(message.text())
    })
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol.startsWith('http') && host !== new URL(String(baseURL)).host) faults.push(`request to ${host}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

/** The server may close a connection that was kept open just when it is used again. */
function askAgain<Asking extends { request: APIRequestContext }>(asking: Asking): Asking {
  const { request } = asking
  const fetch = request.fetch.bind(request)
  request.fetch = (url, options) => fetch(url, { maxRetries: 3, ...options })
  return asking
}

/**
 * The browser reports a page that answers 4xx on purpose as a failed resource, and a picture that a busy machine cannot
 * make in time: it answers 503, to be asked for again. Remix reports that it stops reading the data of a page that is
 * no longer asked for.
 */
function isExpected(message: ConsoleMessage): boolean {
  if (/^AbortError: signal is aborted/.test(message.text())) return true
  const [, status = ''] =
    /Failed to load resource: the server responded with a status of (\d{3})/.exec(message.text()) ?? []
  return /^4/.test(status) || (status === '503' && new URL(message.location().url).pathname.startsWith('/media/'))
}

/** Chromium reports where a page does not fade in: one that is none of ours, a picture for instance, or that is left at once. */
function isTransition({ message }: Error): boolean {
  return /ViewTransition opt-in disabled|Transition was skipped/.test(message)
}

/**
 * Opens a page of the dashboard as a member of staff, in the session that all tests share. interrupted.test.ts and
 * users.scripted.test.ts sign in by hand.
 */
export async function signIn(page: Page, redirectTo = '/dashboard'): Promise<void> {
  await enterWith(page, String(process.env.STAFF_SESSION), redirectTo)
}

/** The same in a session of its own, for a test that signs out. */
export async function signInAlone(page: Page, redirectTo = '/dashboard'): Promise<void> {
  await enterWith(page, await newSession(String(process.env.BASE_URL)), redirectTo)
}

async function enterWith(page: Page, session: string, redirectTo: string): Promise<void> {
  await giveCookie(page.context(), '__Host-session', session)
  await page.goto(redirectTo)
}
