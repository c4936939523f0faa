import { newNonce } from '#app/http/context.server.ts'

export interface KeptPage {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** Only in pages with a tag manager; each answer gets its own. */
  nonce: string | null
}

const policy = 'Content-Security-Policy'

/** Drops cookies, which belong to one browser. */
export async function keptPage(response: Response): Promise<KeptPage> {
  const headers = new Headers(response.headers)
  headers.delete('Set-Cookie')
  const body = new Uint8Array(await response.arrayBuffer())
  const nonce = /'nonce-(\w+)'/.exec(headers.get(policy) ?? '')?.[1] ?? null
  return { status: response.status, headers, body, nonce }
}

export function freshAnswer(page: KeptPage, method: string): Response {
  const { status, headers, body } = page.nonce ? withFreshNonce(page, page.nonce) : page
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}

function withFreshNonce({ status, headers, body }: KeptPage, nonce: string) {
  const fresh = newNonce()
  const copy = Buffer.from(body)
  for (let index = copy.indexOf(nonce); index >= 0; index = copy.indexOf(nonce, index + nonce.length))
    copy.write(fresh, index)
  const renewed = new Headers(headers)
  renewed.set(policy, (headers.get(policy) ?? '').replace(nonce, fresh))
  return { status, headers: renewed, body: copy }
}
