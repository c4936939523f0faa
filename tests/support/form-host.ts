/** The form host of the browser tests: takes every post, but refuses one that asks for it the first time it comes. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message that holds these words is refused once. */
export const refusedOnce = 'Diese Anfrage kommt erst beim zweiten Mal an.'

export async function startFormHost(): Promise<{ url: string; close: () => void }> {
  const refused = new Set<string>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const message = new URLSearchParams(body).get('message') ?? ''
    const isRefused = message.includes(refusedOnce) && !refused.has(message)
    refused.add(message)
    response.writeHead(isRefused ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/contact`, close: () => void server.close() }
}
