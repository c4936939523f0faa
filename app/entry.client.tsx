/** Wakes up the page in the browser, once the words it needs have been loaded. */
import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Locale } from '#app/fields/field.ts'
import { loadWords } from '#app/i18n/client.ts'
import { WordsContext } from '#app/i18n/use-translation.ts'
import { RequestInfo } from '#app/ui/layout/request-info.ts'

const root = document.documentElement
const isStaffPage = /^\/(dashboard|login)(\/|$)/i.test(location.pathname)

loadWords(root.lang as Locale, isStaffPage).then(
  (words) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RequestInfo.Provider value={{ nonce: '', requestId: root.dataset.request ?? null }}>
            <WordsContext.Provider value={words}>
              <RemixBrowser />
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
