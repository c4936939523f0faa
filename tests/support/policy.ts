/** What a page's policy says of its scripts, and what they would need. */
import { createHash } from 'node:crypto'

/** The sources of `script-src`, in their order. */
export function scriptSources(headers: Headers | Record<string, string>): string[] {
  const policy = new Headers(headers).get('Content-Security-Policy') ?? ''
  return /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
}

interface InlineScript {
  attributes: string
  code: string
}

/** The scripts of a document whose code stands in it; a block of data is not run. */
export function inlineScripts(html: string): InlineScript[] {
  const found = html.matchAll(/<script(?! type="application\/(?:ld\+)?json")(?![^>]* src=")([^>]*)>(.*?)<\/script>/gs)
  return Array.from(found, ([, attributes = '', code = '']) => ({ attributes, code }))
}

export function hashesOf(html: string): string[] {
  return inlineScripts(html).map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}
