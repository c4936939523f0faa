import { createContext } from 'react'

/** Filled by entry.server. In the browser the nonce is empty and the request id is read from the page. */
export const RequestInfo = createContext<{ nonce: string; requestId: string | null; isPosted?: boolean }>({
  nonce: '',
  requestId: null,
})
