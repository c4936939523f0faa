import { newNonce } from '#app/http/context.server.ts'

export interface KeptPage {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  nonce: string | null
  places: number[]
}

const encoder = new TextEncoder()
const policy = 'Content-Security-Policy'

/** Drops cookies, which belong to one browser. */
export async function keptPage(response: Response): Promise<KeptPage> {
  const headers = new Headers(response.headers)
  headers.delete('Set-Cookie')
  const body = new Uint8Array(await response.arrayBuffer())
  const nonce = /'nonce-(\w+)'/.exec(headers.get(policy) ?? '')?.[1] ?? null
  return { status: response.status, headers, body, nonce, places: nonce ? placesOf(nonce, body) : [] }
}

export function freshAnswer({ status, headers, body, nonce, places }: KeptPage, method: string): Response {
  const fresh = newNonce()
  const answer = new Response(method === 'HEAD' ? null : withNonce(fresh, body, places), { status, headers })
  if (nonce) answer.headers.set(policy, (headers.get(policy) ?? '').replace(nonce, fresh))
  return answer
}

function withNonce(nonce: string, body: KeptPage['body'], places: number[]): KeptPage['body'] {
  if (places.length === 0) return body
  const bytes = encoder.encode(nonce)
  const copy = new Uint8Array(body)
  for (const place of places) copy.set(bytes, place)
  return copy
}

function placesOf(nonce: string, { buffer }: KeptPage['body']): number[] {
  const bytes = Buffer.from(buffer)
  const places: number[] = []
  for (let index = bytes.indexOf(nonce); index >= 0; index = bytes.indexOf(nonce, index + nonce.length))
    places.push(index)
  return places
}
