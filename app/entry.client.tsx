import { RemixBrowser } from '@remix-run/react'
import { type ErrorInfo, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadWords } from '#app/i18n/browser/client.ts'
import { WordsContext } from '#app/i18n/use-translation.ts'
import { isStaffPath } from '#app/paths/public.ts'
import { readDocument, restoreDocument } from '#app/ui/hydration/rebuilt-document.ts'
import { watchEarlyTyping } from '#app/ui/hydration/typed-early.ts'
import { handDataToRemix } from '#app/ui/layout/page-data.ts'
import { watchWayBack } from '#app/ui/layout/way-back.ts'
import { RequestInfo } from '#app/ui/parts/request-info.ts'

const root = document.documentElement

/**
 * Remix throws a promise during rendering if loader data is missing. A key or click at that moment makes React drop the
 * whole page (error 345), so the data is read once beforehand.
 */
async function readLoaderData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

/** Remix only handles the beginning of a data response; an abort on leaving the page is not a fault. */
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

/** React has rendered the document again; rebuilt-document.ts has kept what was in it. */
function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  // biome-ignore lint/suspicious/noConsole: the only report of a hydration fault
  console.error('Hydration differs', error, componentStack)
}

const locale = handDataToRemix()
watchWayBack()
const putBackEarlyTyping = watchEarlyTyping()

// React expects the title without the mark that entry.server adds after a refused post.
const { title } = document
document.title = title.replace(/^(?:Fehler|Error): /, '')

function Page() {
  const [before] = useState(readDocument)
  useLayoutEffect(() => {
    // First, because it writes to the elements that were typed into.
    putBackEarlyTyping()
    restoreDocument(before)
  }, [before])
  useEffect(() => {
    document.title = title
    // From here on Remix fetches pages, and public/speculation-rules.json does not apply.
    document.documentElement.dataset.hydrated = ''
    performance.mark('hydrated')
  }, [])
  return <RemixBrowser />
}

Promise.all([loadWords(locale, isStaffPath(location.pathname), 'refusal' in root.dataset), readLoaderData()])
  .then(([words]) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RequestInfo.Provider
            value={{ nonce: '', requestId: root.dataset.request ?? null, refusal: Number(root.dataset.refusal) }}
          >
            <WordsContext.Provider value={words}>
              <Page />
            </WordsContext.Provider>
          </RequestInfo.Provider>
        </StrictMode>,
        { onRecoverableError },
      )
    })
  })
  .catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a page that cannot hydrate reports it and still works as HTML
    console.error('Start failed', error)
    throw error
  })
