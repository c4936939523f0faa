/** Requests that are refused before anything else looks at them, and what their senders are told. */
import { isId } from '#app/data/database.server.ts'
import { isPictureKey } from '#app/data/pictures/picture-files.server.ts'
import { localeIn, translator } from '#app/i18n/server.ts'
import { decodedPath } from '#app/paths.ts'
import { isCrossOriginWrite } from './security.server.ts'

const statuses = { unreadableAddress: 400, longAddress: 404, crossOrigin: 403, notSetUp: 503 } as const

export type RefusalName = keyof typeof statuses

/** Remix takes seconds to look for the route of a path of thousands of segments; ours have six and a hundred characters. */
const longest = { path: 500, segments: 10, named: 300 }

/** @param siteUrl what every absolute address of the site begins with */
export function reasonToRefuse(request: Request, siteUrl: string): RefusalName | null {
  const path = pathIn(request.url)
  if (isTooLong(path) || namesTooLong(path, request.url)) return 'longAddress'
  if (isUnreadable(path)) return 'unreadableAddress'
  // Search engines would be sent to the machine of the reader.
  if (isLocal(siteUrl) && !isLocal(request.url)) return 'notSetUp'
  return isCrossOriginWrite(request) ? 'crossOrigin' : null
}

export function refusal(name: RefusalName, request: Request): Response {
  const sentence = translator(localeIn(request.headers.get('Cookie')))(`forms:refusals.${name}`)
  return new Response(sentence, {
    status: statuses[name],
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url)
}

/** Cut out of the address, because reading it takes longer than all else that a kept page takes. */
function pathIn(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.indexOf('?', start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}

function isTooLong(path: string): boolean {
  return path.length > longest.path || path.split('/', longest.segments + 2).length > longest.segments + 1
}

/** Remix looks for the routes of the paths that a browser asks about here, and of their beginnings, as if they were asked for. */
function namesTooLong(path: string, url: string): boolean {
  if (!isManifest(path)) return false
  const names = [...namesByKind(new URL(url)).values()]
  return names.some(isTooLong) || names.reduce((sum, name) => sum + name.split('/').length, 0) > longest.named
}

/** The request with one path of each kind that it names: a page asks about hundreds of links, and ids make no difference. */
export function namingEachKindOnce(request: Request): Request {
  const url = new URL(request.url)
  if (!isManifest(url.pathname)) return request
  const names = namesByKind(url)
  url.searchParams.delete('p')
  for (const name of names.values()) url.searchParams.append('p', name)
  return new Request(url, request)
}

function isManifest(path: string): boolean {
  return path.toLowerCase() === '/__manifest'
}

function namesByKind(url: URL): Map<string, string> {
  const names = url.searchParams.getAll('p')
  return new Map(names.map((name) => [name.split('/').map(kindOf).join('/'), name]))
}

function kindOf(segment: string): string {
  return isId(segment) || isPictureKey(segment) ? ':id' : segment
}

/** What cannot be decoded, holds control characters or backslashes, or would be a host where it is taken for an address. */
function isUnreadable(path: string): boolean {
  if (!path.includes('%') && !path.startsWith('//')) return false
  const decoded = decodedPath(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return decoded === null || decoded.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(decoded)
}
