import { createContext } from 'react'

interface AnsweredRequest {
  nonce: string
  requestId: string | null
  /** Without Remix's scripts. */
  isStill?: boolean
  /** The status of the refusal that a page shows; a page cannot read an error that a layout below it has caught. */
  refusal?: number | null
  /** The HTML of `NoticePlace`. */
  notice?: string
}

/** Filled by entry.server. In the browser the nonce is empty, and the rest is read from the page. */
export const RequestInfo = createContext<AnsweredRequest>({ nonce: '', requestId: null })

/** Of the element with the notice, whose text only the server renders. */
export const noticeId = 'notice'
