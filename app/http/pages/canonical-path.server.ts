import { locales } from '#app/fields/locale.ts'
import { localeBase } from '#app/i18n/locale-path.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { mapPath, ownPagePath, paths, transferPath } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { isPublicPath, longestPath } from './public-pages.server.ts'

/** The path in `paths/` for another spelling that Remix would accept; else null. */
export function canonicalPath(pathname: string): string | null {
  const read = pathname.length > longestPath || keyed.test(pathname) ? null : decoded(pathname)
  if (read === null) return null
  const path = plain(read)
  if (isPublicPath(path)) return path === pathname ? null : path
  const written = plain(pathname)
  return written !== pathname && firstSegments.has(firstSegment(written)) ? written : null
}

/** Keys of pictures, passkeys and transfers contain capitals. */
const keyed = /^\/(?:media|uebergabe|dashboard\/account\/passkeys)(?:\/|$)/i

function plain(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/(?=(?:\.data)?$)/, '')
  return path.replace(/%[\dA-F]{2}|[A-Z]/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}

const firstSegments = new Set([
  ...addressesIn([
    paths,
    ownDataPaths,
    subscriptionPaths,
    dashboardPaths,
    { mapPath, ownPagePath, transferPath, health: '/health' },
  ]).map(firstSegment),
  ...locales.map((locale) => firstSegment(localeBase(locale))),
])

function addressesIn(branch: object): string[] {
  return Object.values(branch).flatMap((entry) => {
    if (typeof entry === 'string') return [entry]
    return typeof entry === 'function' ? [entry(':id', ':id')] : addressesIn(entry)
  })
}

function firstSegment(path: string): string {
  return /^\/([^/]*?)(?:\.data)?(?:\/|$)/.exec(path)?.[1] ?? ''
}

function decoded(pathname: string): string | null {
  try {
    return decodeURI(pathname)
  } catch {
    return null
  }
}
