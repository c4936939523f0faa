import type { APIRequestContext } from '@playwright/test'

/** The public addresses that always answer 200. */
export const publicPages = [
  '/',
  '/angebote',
  '/referenzen',
  '/leistungen/neubauprojekte',
  '/leistungen/verkauf',
  '/leistungen/vermietung',
  '/uber-uns',
  '/unser-team',
  '/kontakt',
  '/kontakt/danke',
  '/bewertung',
  '/bewertung/danke',
  '/datenschutz',
  '/impressum',
  '/barrierefreiheit',
  '/login',
] as const

/** Every public page and its other faces; the first offer, its exposé and the first reference come on top. */
export const visitedPages = [
  ...publicPages,
  '/seite/karriere',
  '/seite/immobilien-in-blankenese',
  '/merkliste',
  '/suchauftrag',
  '/suchauftrag?houseType=apartment&near=Ahrensburg&radius=25&priceMax=viel',
  '/suchauftrag?gesendet',
  '/suchauftrag/abgelaufen',
  '/angebote?marketType=purchase&houseType=house&priceMax=900000&roomsMin=x&page=9',
  '/angebote?marketType=rent&q=gibtesnicht',
  '/angebote?view=map&houseType=house',
  '/gibt-es-nicht',
  '/passwort/abgelaufen',
  '/login/code',
  '/passwort-vergessen',
  '/passwort-vergessen?gesendet',
  '/meine-daten',
  '/meine-daten?gesendet',
  '/meine-daten?geloescht',
  '/meine-daten/abgelaufen',
] as const

/** Every page of the dashboard; the first property and an enquiry come on top. */
export const dashboardPages = [
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/properties?tab=trash',
  '/dashboard/properties?english=stale',
  '/dashboard/properties/new',
  '/dashboard/team',
  '/dashboard/team?tab=trash',
  '/dashboard/team/new',
  '/dashboard/testimonials',
  '/dashboard/testimonials/new',
  '/dashboard/numbers',
  '/dashboard/numbers/new',
  '/dashboard/pages/own',
  '/dashboard/pages/own?tab=trash',
  '/dashboard/pages/own/new',
  '/dashboard/exchange',
  '/dashboard/exchange/connections/new',
  '/dashboard/rules',
  '/dashboard/rules?on=01.01.2027',
  '/dashboard/users',
  '/dashboard/users/new',
  '/dashboard/account',
  '/dashboard/account/password',
  '/dashboard/account/second-factor',
  '/dashboard/account/second-factor/app',
  '/dashboard/account/passkeys',
  '/dashboard/settings',
  '/dashboard/settings/texts/en/insurance/freshness',
  '/dashboard/settings/picture',
  '/dashboard/settings/picture/texts/en/alt/freshness',
  '/dashboard/pages',
  '/dashboard/pages/home',
  '/dashboard/pages/sales',
  '/dashboard/pages/home/texts/en/lead/freshness',
  '/dashboard/enquiries',
  '/dashboard/templates',
  '/dashboard/templates/new',
  '/dashboard/enquiries?status=archived&q=gibtesnicht',
] as const

/** The address of an offer with photographs and a floor plan. */
export async function anOffer(request: APIRequestContext): Promise<string> {
  const list = await (await request.get('/angebote?houseType=house')).text()
  return /href="(\/angebote\/\w{12})"/.exec(list)?.[1] ?? ''
}
