/** Wakes up the page in the browser, once the words it needs and the data it was made from have been read. */
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Locale } from '#app/fields/field.ts'
import { loadWords } from '#app/i18n/client.ts'
import { WordsContext } from '#app/i18n/use-translation.ts'
import { isStaffPath } from '#app/paths.ts'
import { RequestInfo } from '#app/ui/layout/request-info.ts'
import { watchEarlyTyping } from '#app/ui/layout/typed-early.ts'

const root = document.documentElement

/**
 * Remix reads its loaders' data while it renders, and throws the promise of it. Should a key or a click arrive in that
 * moment, React gives up the whole page ("Root did not complete", #345). Asked once before, it has the data when React
 * begins.
 */
async function readLoaderData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

/** Remix hears only the beginning of a data answer; that the rest breaks off when the page is left is no fault. */
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

const putBackEarlyTyping = watchEarlyTyping()

/** The page; its effect runs once all of it is awake. */
function Page() {
  useEffect(putBackEarlyTyping, [])
  return <RemixBrowser />
}

Promise.all([loadWords(root.lang as Locale, isStaffPath(location.pathname)), readLoaderData()]).then(
  ([words]) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RequestInfo.Provider value={{ nonce: '', requestId: root.dataset.request ?? null }}>
            <WordsContext.Provider value={words}>
              <Page />
            </WordsContext.Provider>
          </RequestInfo.Provider>
        </StrictMode>,
      )
    })
  },
  (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a page that cannot wake up says so, and still works as HTML
    console.error('The page could not be started', error)
    throw error
  },
)
