import { uploadLimits } from '#app/domain/picture.ts'
import { isPictureHost } from '#app/exchange/picture-hosts.ts'

const longestWait = 10_000
const mostRedirects = 3
const attempts = 2

/**
 * Null when it is forbidden, missing, too large or slow. The next transfer tries again, so no import waits for other
 * servers.
 */
export async function fetchPicture(address: string, hosts: readonly string[]): Promise<ArrayBuffer | null> {
  const signal = AbortSignal.timeout(longestWait)
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await fetchOnce(address, hosts, signal)
    } catch {
      // The host is busy or gone.
    }
  }
  return null
}

async function fetchOnce(address: string, hosts: readonly string[], signal: AbortSignal): Promise<ArrayBuffer | null> {
  let url = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (!isPictureHost(url, hosts)) return null
    // Redirects are followed by hand, so none leads to another host.
    const response = await fetch(url, { redirect: 'manual', signal })
    const location = response.headers.get('Location')
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel()
      if (!URL.canParse(location, url)) return null
      url = new URL(location, url).href
      continue
    }
    if (response.status >= 500) throw new Error(`A picture's host answered ${response.status}`)
    if (!response.ok || !response.body) return null
    return await readBounded(response.body)
  }
  return null
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<ArrayBuffer | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > uploadLimits.bytes) return null
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks).arrayBuffer()
}
