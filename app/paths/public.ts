/**
 * The address of every page outside the dashboard for links, redirects and tests; routes.ts maps them to modules.
 * Visitors' browsers load only this module: the dashboard's addresses, subscriptions and own data have their own.
 */

import { writtenIds } from '#app/domain/offers/shortlist.ts'

/** Null when the path cannot be decoded. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The dashboard and its sign-in; case-insensitive, like routes. */
export function isStaffPath(pathname: string): boolean {
  return /^\/(dashboard|login)(\/|$)/i.test(decodedPath(pathname) ?? '')
}

/** Where software of the agency's sends its objects: it is no browser. */
export function isTransferPath(pathname: string): boolean {
  return /^\/uebergabe(\/|$)/i.test(decodedPath(pathname) ?? '')
}

export const paths = {
  home: '/',
  offers: '/angebote',
  offer: (id: string) => `/angebote/${id}`,
  expose: (id: string) => `/angebote/${id}/expose`,
  references: '/referenzen',
  reference: (id: string) => `/referenzen/${id}`,
  services: {
    newBuild: '/leistungen/neubauprojekte',
    sales: '/leistungen/verkauf',
    rentals: '/leistungen/vermietung',
  },
  about: '/uber-uns',
  team: '/unser-team',
  contact: '/kontakt',
  contactThanks: '/kontakt/danke',
  shortlist: '/merkliste',
  valuation: '/bewertung',
  valuationThanks: '/bewertung/danke',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  login: '/login',
  /** To finish signing in, and again before critical actions. */
  loginCode: '/login/code',
  /** A post that returns the options for a passkey. */
  loginPasskey: '/login/passkey',
  logout: '/logout',
  forgottenPassword: '/passwort-vergessen',
  /** Where invited users and those with a reset password choose one. */
  password: (token: string) => `/passwort/${token}`,
  locale: '/locale',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/angebote.atom',
  /** `width` is one of pictureWidths. */
  media: (key: string, width: number) => `/media/${key}/${width}`,
} as const

/** The list is its address, so it can be sent. Only the server writes it. */
export function shortlistPath(ids: readonly string[]): string {
  return ids.length > 0 ? `${paths.shortlist}/${writtenIds(ids)}` : paths.shortlist
}

/** The base of a map, as `mapOf` and `viewName` call it. Like the next, only the server writes it. */
export function mapPath(revision: string, view: string): string {
  return `/karten/${revision}/${view}.svg`
}

/** Where the agency's software sends its objects; without a token, with Basic. */
export function transferPath(token?: string): string {
  return token ? `/uebergabe/${token}` : '/uebergabe'
}
