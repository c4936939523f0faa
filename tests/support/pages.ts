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
  '/datenschutz',
  '/impressum',
  '/barrierefreiheit',
  '/login',
] as const

/** The address of an offer with photographs and a floor plan. */
export async function anOffer(request: APIRequestContext): Promise<string> {
  const list = await (await request.get('/angebote?houseType=house')).text()
  return /href="(\/angebote\/\w{12})"/.exec(list)?.[1] ?? ''
}
