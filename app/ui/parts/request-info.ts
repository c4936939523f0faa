import { createContext } from 'react'

interface AnsweredRequest {
  nonce: string
  requestId: string | null
  isPosted?: boolean
  /** The status of the refusal that a page shows, as the page cannot ask for what a layout below it has caught. */
  refusal?: number | null
  /** What `NoticePlace` shows, as it is. */
  notice?: string
}

/** Filled by entry.server. In the browser the nonce is empty; what is left of the rest is read from the page. */
export const RequestInfo = createContext<AnsweredRequest>({ nonce: '', requestId: null })
