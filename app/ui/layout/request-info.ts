import { createContext } from 'react'

/**
 * What one answer knows of itself. Filled by entry.server alone; in the browser the nonce is empty, because browsers
 * hide it, and the request id is read back from the page.
 */
export const RequestInfo = createContext<{ nonce: string; requestId: string | null }>({ nonce: '', requestId: null })
