/** Kept pages in the data centre's cache, which stores responses. A fault is logged and counts as not kept. */
import type { Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import type { KeptPage } from './kept-page.server.ts'

export interface Entry {
  page: KeptPage
  renderedAt: number
  state: string | null
  /** The rendering isolate's bindings; null for a page from the data centre. */
  renderedBy: Env | null
}

/** In milliseconds. */
export const longestKept = 24 * 60 * 60 * 1000

/** A header carries what belongs to the entry besides its body. */
const entryHeader = 'X-Entry'

export async function store(address: string, entry: Entry): Promise<void> {
  const { renderedAt, state } = entry
  const { body, headers: own, ...page } = entry.page
  const headers = {
    'Cache-Control': `public, max-age=${longestKept / 1000}`,
    [entryHeader]: JSON.stringify({ renderedAt, state, page: { ...page, headers: [...own] } }),
  }
  try {
    await caches.default.put(address, new Response(body, { headers }))
  } catch (error) {
    logJobFault('pages', 'store', error)
  }
}

export async function readStored(address: string): Promise<Entry | null> {
  try {
    const stored = await caches.default.match(address)
    if (!stored) return null
    const body = new Uint8Array(await stored.arrayBuffer())
    const { page, ...entry } = JSON.parse(stored.headers.get(entryHeader) ?? '')
    return { ...entry, renderedBy: null, page: { ...page, body, headers: new Headers(page.headers) } }
  } catch (error) {
    logJobFault('pages', 'find', error)
    return null
  }
}

export async function forgetStored(address: string): Promise<void> {
  await caches.default.delete(address).catch((error) => logJobFault('pages', 'forget', error))
}
