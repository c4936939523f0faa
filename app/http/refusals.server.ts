import { isId } from '#app/data/database.server.ts'
import { isPictureKey } from '#app/data/pictures/picture-files.server.ts'
import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { chosenLocale, localeIn, translator } from '#app/i18n/server.ts'
import { decodedPath, isTransferPath } from '#app/paths/public.ts'
import { isUnsubscribePath } from '#app/paths/subscriptions.ts'
import { isCrossOriginWrite } from './security.server.ts'

const statuses = {
  unreadableAddress: 400,
  longAddress: 404,
  longQuery: 414,
  unknownAddress: 404,
  crossOrigin: 403,
  unencrypted: 403,
  unknownMethod: 405,
  notSetUp: 503,
} as const

export type RefusalName = keyof typeof statuses

/** Remix would treat PUT, PATCH and DELETE as a post, and OPTIONS as a GET. */
const methods = ['GET', 'HEAD', 'POST']

/** Remix takes seconds to route thousands of segments; ours have up to six, and a hundred characters. */
const longest = { path: 500, segments: 10, named: 300 }

const mostQueryEntries = 200
/** A browser's script asks about all links of a page at once. */
const mostManifestEntries = 1_000
const dataSuffix = '.data'

/** Null when the request is accepted. @param siteUrl the prefix of every absolute address of the site */
export function reasonToRefuse(request: Request, siteUrl: string): RefusalName | null {
  const path = pathIn(request.url)
  if (isTooLong(path)) return 'longAddress'
  if (hasTooManyEntries(request.url, isManifest(path) ? mostManifestEntries : mostQueryEntries)) return 'longQuery'
  if (namesTooLong(path, request.url)) return 'longAddress'
  if (isUnreadable(path)) return 'unreadableAddress'
  // Search engines would be sent to the user's own machine.
  if (isLocal(siteUrl) && !isLocal(request.url)) return 'notSetUp'
  // Transfers take no cookies, so no browser can be made to act for a user.
  const isTransfer = isTransferPath(path)
  // A redirect would hide from the sender that its token can be read on the network.
  if (isTransfer && request.url.startsWith('http:') && !isLocal(request.url)) return 'unencrypted'
  // Transfers are not pages, so they have no data.
  if (path.endsWith(dataSuffix) && isTransferPath(path.slice(0, -dataSuffix.length))) return 'unknownAddress'
  if (!isTransfer && !isOneClick(path, request) && isCrossOriginWrite(request)) return 'crossOrigin'
  return methods.includes(request.method) || (isTransfer && request.method === 'PUT') ? null : 'unknownMethod'
}

/** Web mail posts without an origin of its own. The token in the address is all that counts: no cookie is read. */
function isOneClick(path: string, { method, headers }: Request): boolean {
  return method === 'POST' && headers.get('Origin') === 'null' && isUnsubscribePath(pathWithoutLocale(path))
}

export function refusal(name: RefusalName, request: Request): Response {
  const sentence = translator(chosenLocale(request) ?? localeIn(request))(`forms:refusals.${name}`)
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' })
  if (name === 'unknownMethod') headers.set('Allow', methods.join(', '))
  return new Response(sentence, { status: statuses[name], headers })
}

function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(url)
}

function pathIn(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.indexOf('?', start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}

function isTooLong(path: string): boolean {
  return path.length > longest.path || path.split('/', longest.segments + 2).length > longest.segments + 1
}

function hasTooManyEntries(url: string, most: number): boolean {
  let entries = 0
  for (let index = url.indexOf('?'); index >= 0 && entries <= most; index = url.indexOf('&', index + 1)) entries += 1
  return entries > most
}

/** Remix routes every path, and its prefixes, that a browser names in this request. */
function namesTooLong(path: string, url: string): boolean {
  if (!isManifest(path)) return false
  const names = [...namesByKind(new URL(url)).values()]
  return names.some(isTooLong) || names.reduce((sum, name) => sum + name.split('/').length, 0) > longest.named
}

/** A page asks about hundreds of links; ids make no difference, so one path of each kind is enough. */
export function withOnePathPerKind(request: Request): Request {
  if (!isManifest(pathIn(request.url))) return request
  const url = new URL(request.url)
  const names = namesByKind(url)
  url.searchParams.delete('p')
  for (const name of names.values()) url.searchParams.append('p', name)
  return new Request(url, request)
}

function isManifest(path: string): boolean {
  return pathWithoutLocale(path.toLowerCase()) === '/__manifest'
}

function namesByKind(url: URL): Map<string, string> {
  const names = url.searchParams.getAll('p')
  return new Map(names.map((name) => [name.split('/').map(kindOf).join('/'), name]))
}

function kindOf(segment: string): string {
  return isId(segment) || isPictureKey(segment) ? ':id' : segment
}

function isUnreadable(path: string): boolean {
  if (!path.includes('%') && !path.startsWith('//')) return false
  const decoded = decodedPath(path)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return decoded === null || decoded.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(decoded)
}
