/** An answer that can be given again and again: its nonce is another one each time. */
import { newNonce } from './context.server.ts'

export interface KeptPage {
  status: number
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  /** The nonce that was rendered, and where it stands in the body. */
  nonce: string | null
  places: number[]
}

/** Reads an answer to its end; what it would set in one browser stays behind. */
export async function keptPage(response: Response): Promise<KeptPage> {
  const headers = headersOf(response)
  const body = new Uint8Array(await response.arrayBuffer())
  const nonce = /'nonce-(\w+)'/.exec(headers[policy] ?? '')?.[1] ?? null
  return { status: response.status, headers, body, nonce, places: nonce ? placesOf(nonce, body) : [] }
}

/** The answer once more, with a nonce of its own. */
export function freshAnswer({ status, headers, body, nonce, places }: KeptPage, method: string): Response {
  if (!nonce) return new Response(method === 'HEAD' ? null : body, { status, headers })
  const fresh = newNonce()
  const answered = { ...headers, [policy]: headers[policy]?.replace(nonce, fresh) ?? '' }
  if (method === 'HEAD') return new Response(null, { status, headers: answered })
  const bytes = encoder.encode(fresh)
  const copy = new Uint8Array(body)
  for (const place of places) copy.set(bytes, place)
  return new Response(copy, { status, headers: answered })
}

const encoder = new TextEncoder()
const policy = 'content-security-policy'

function headersOf({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'))
}

function placesOf(nonce: string, { buffer }: KeptPage['body']): number[] {
  const bytes = Buffer.from(buffer)
  const places: number[] = []
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}
