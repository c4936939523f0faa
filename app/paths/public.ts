/** Maps to modules in routes.ts. Visitors' browsers load only this module, so other addresses are kept apart. */

import { writtenIds } from '#app/domain/offers/shortlist.ts'

/** Null when the path cannot be decoded. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

export function isStaffPath(pathname: string): boolean {
  return /^\/(dashboard|login)(\/|$)/i.test(decodedPath(pathname) ?? '')
}

/** Requests from software rather than browsers. */
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
  town: (postalCode: string) => `/bewertung/ort/${postalCode}`,
  withdrawal: '/widerruf',
  withdrawalThanks: '/widerruf/danke',
  privacy: '/datenschutz',
  imprint: '/impressum',
  accessibility: '/barrierefreiheit',
  login: '/login',
  /** Completes a sign-in, and confirms critical actions. */
  loginCode: '/login/code',
  loginPasskey: '/login/passkey',
  logout: '/logout',
  forgottenPassword: '/passwort-vergessen',
  /** For invitations and password resets. */
  password: (token: string) => `/passwort/${token}`,
  locale: '/locale',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/angebote.atom',
  /** `width` is one of pictureWidths. */
  media: (key: string, width: number) => `/media/${key}/${width}`,
} as const

/** Forms of several steps: each post loads a page. */
export function hasSteps(pathname: string): boolean {
  return pathname === paths.valuation || pathname === paths.withdrawal
}

/** The address contains the list, so it can be shared. Only the server writes it. */
export function shortlistPath(ids: readonly string[]): string {
  return ids.length > 0 ? `${paths.shortlist}/${writtenIds(ids)}` : paths.shortlist
}

/** A page that the agency has added. Only the server writes it. */
export function ownPagePath(slug: string): string {
  return `/seite/${slug}`
}

/** Only the server writes it. */
export function mapPath(revision: string, view: string): string {
  return `/karten/${revision}/${view}.svg`
}

/** Without a token, software sends it by Basic authentication. */
export function transferPath(token?: string): string {
  return token ? `/uebergabe/${token}` : '/uebergabe'
}
