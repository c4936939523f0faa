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
