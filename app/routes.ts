/** paths/ holds the same addresses for links. */
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'
import { dashboardRoutes } from './dashboard-routes.ts'

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('angebote', 'routes/public/offers.tsx'),
    route('angebote/:id', 'routes/public/offer.tsx'),
    route('referenzen', 'routes/public/references.tsx'),
    route('referenzen/:id', 'routes/public/reference.tsx'),
    ...prefix('leistungen', [
      route('neubauprojekte', 'routes/public/services/new-build.tsx'),
      route('verkauf', 'routes/public/services/sales.tsx'),
      route('vermietung', 'routes/public/services/rentals.tsx'),
    ]),
    route('seite/:slug', 'routes/public/own-page.tsx'),
    route('uber-uns', 'routes/public/about.tsx'),
    route('unser-team', 'routes/public/team.tsx'),
    route('kontakt', 'routes/public/contact.tsx'),
    route('kontakt/danke', 'routes/public/contact-thanks.tsx'),
    route('merkliste', 'routes/public/shortlist.tsx'),
    route('merkliste/:ids', 'routes/public/shortlist.tsx', { id: 'routes/public/shortlist-of' }),
    ...prefix('suchauftrag', [
      index('routes/public/subscriptions/new.tsx'),
      route(':token', 'routes/public/subscriptions/subscription.tsx'),
    ]),
    route('bewertung', 'routes/public/valuation/valuation.tsx'),
    route('bewertung/danke', 'routes/public/valuation/thanks.tsx'),
    route('widerruf', 'routes/public/withdrawal/withdrawal.tsx'),
    route('widerruf/danke', 'routes/public/withdrawal/thanks.tsx'),
    route('meine-daten', 'routes/public/own-data/request.tsx'),
    route('meine-daten/:token', 'routes/public/own-data/stored.tsx'),
    route('meine-daten/:token/loeschung', 'routes/public/own-data/deletion.tsx'),
    route('datenschutz', 'routes/public/privacy.tsx'),
    route('impressum', 'routes/public/imprint.tsx'),
    route('barrierefreiheit', 'routes/public/accessibility.tsx'),
  ]),

  ...prefix('suchauftrag/:token', [
    route('bestaetigung', 'routes/public/subscriptions/confirmation.ts'),
    route('pause', 'routes/public/subscriptions/pause.ts'),
    route('ende', 'routes/public/subscriptions/end.ts'),
  ]),
  route('meine-daten/:token/datei', 'routes/public/own-data/file.ts'),
  ...prefix('verkauf/:token', [
    index('routes/public/seller/page.tsx'),
    route('angebot', 'routes/public/seller/offer.tsx'),
    route('approval', 'routes/public/seller/approval.tsx'),
    route('changes', 'routes/public/seller/changes.tsx'),
  ]),
  route('angebote/:id/expose', 'routes/public/expose.tsx'),
  route('bewertung/ort/:code', 'routes/public/valuation/town.ts'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('login/code', 'routes/auth/code.tsx'),
    route('passwort-vergessen', 'routes/auth/forgotten-password.tsx'),
    route('passwort/:token', 'routes/auth/password.tsx'),
  ]),
  route('login/passkey', 'routes/auth/passkey.ts'),
  route('logout', 'routes/auth/logout.ts'),

  layout('routes/dashboard/layout.tsx', [...prefix('dashboard', dashboardRoutes)]),
  route('dashboard/properties/:id/preview', 'routes/dashboard/properties/preview.tsx'),
  route('dashboard/pages/own/:id/preview', 'routes/dashboard/entries/own-page-preview.tsx'),

  route('uebergabe', 'routes/resources/transfer.ts', { id: 'routes/resources/transfer-basic' }),
  route('uebergabe/:token/:file?', 'routes/resources/transfer.ts'),
  route('locale', 'routes/resources/locale.ts'),
  route('media/:key/:width', 'routes/resources/media.ts'),
  route('karten/:revision/:view.svg', 'routes/resources/map.ts'),
  route('health', 'routes/resources/health.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('angebote.atom', 'routes/resources/feed.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
