/** The public address of every page and the module that answers it. paths.ts writes the same addresses as links. */
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@remix-run/route-config'
import type { EntryList } from './domain/entries/entry.ts'

/** The lists of entries share their modules, so each registration has an id of its own. */
function entries(list: EntryList): RouteConfigEntry[] {
  const module = (name: string) =>
    [`routes/dashboard/entries/${name}`, { id: `routes/dashboard/entries/${list}/${name}` }] as const
  return prefix(list, [
    index(...module('list.tsx')),
    route('new', ...module('new.tsx')),
    route(':id', ...module('entry.tsx')),
    route(':id/history', ...module('history.tsx')),
    route(':id/history/:version/restoration', ...module('restoration.tsx')),
    route(':id/order', ...module('order.ts')),
    route(':id/trash', ...module('trash.tsx')),
    route(':id/restore', ...module('restore.ts')),
  ])
}

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('angebote', 'routes/public/offers.tsx'),
    route('angebote/:id', 'routes/public/offer.tsx'),
    route('referenzen', 'routes/public/references.tsx'),
    route('referenzen/:id', 'routes/public/reference.tsx'),
    ...prefix('leistungen', [
      route('neubauprojekte', 'routes/public/service-new-build.tsx'),
      route('verkauf', 'routes/public/service-sales.tsx'),
      route('vermietung', 'routes/public/service-rentals.tsx'),
    ]),
    route('uber-uns', 'routes/public/about.tsx'),
    route('unser-team', 'routes/public/team.tsx'),
    route('kontakt', 'routes/public/contact.tsx'),
    route('kontakt/danke', 'routes/public/contact-thanks.tsx'),
    route('bewertung', 'routes/public/valuation/valuation.tsx'),
    route('bewertung/danke', 'routes/public/valuation/thanks.tsx'),
    route('datenschutz', 'routes/public/privacy.tsx'),
    route('impressum', 'routes/public/imprint.tsx'),
    route('barrierefreiheit', 'routes/public/accessibility.tsx'),
  ]),

  route('angebote/:id/expose', 'routes/public/expose.tsx'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('login/code', 'routes/auth/code.tsx'),
    route('passwort-vergessen', 'routes/auth/forgotten-password.tsx'),
    route('passwort/:token', 'routes/auth/password.tsx'),
  ]),
  route('login/passkey', 'routes/auth/passkey.ts'),
  route('logout', 'routes/auth/logout.ts'),

  layout('routes/dashboard/layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard/overview.tsx'),
      ...prefix('properties', [
        index('routes/dashboard/properties/list.tsx'),
        route('new', 'routes/dashboard/properties/new.tsx'),
        route('bulk', 'routes/dashboard/property-acts/bulk.tsx'),
        route('export', 'routes/dashboard/properties/export.ts'),
        route('views', 'routes/dashboard/properties/views.ts'),
        route('views/:id/removal', 'routes/dashboard/properties/view-removal.ts'),
        route(':id', 'routes/dashboard/properties/property.tsx'),
        route(':id/history', 'routes/dashboard/properties/history.tsx'),
        route(':id/history/:version/restoration', 'routes/dashboard/properties/restoration.tsx'),
        route(':id/duplicate', 'routes/dashboard/property-acts/duplicate.ts'),
        route(':id/images', 'routes/dashboard/pictures/images.tsx'),
        route(':id/images/order', 'routes/dashboard/pictures/images-order.tsx'),
        route(':id/images/words', 'routes/dashboard/pictures/images-words.tsx'),
        route(':id/images/trash', 'routes/dashboard/pictures/images-trash.tsx'),
        route(':id/images/restoration', 'routes/dashboard/pictures/images-restoration.tsx'),
        route(':id/images/:key/order', 'routes/dashboard/pictures/image-order.tsx'),
        route(':id/images/:key/rotation', 'routes/dashboard/pictures/image-rotation.tsx'),
        route(':id/visibility', 'routes/dashboard/property-acts/visibility.ts'),
        route(':id/highlight', 'routes/dashboard/property-acts/highlight.ts'),
        route(':id/reservation', 'routes/dashboard/property-acts/reservation.ts'),
        route(':id/sale', 'routes/dashboard/property-acts/sale.ts'),
        route(':id/declines', 'routes/dashboard/enquiries/declines.tsx'),
        route(':id/trash', 'routes/dashboard/property-acts/trash.ts'),
        route(':id/restore', 'routes/dashboard/property-acts/restore.ts'),
      ]),
      ...entries('team'),
      ...entries('testimonials'),
      ...entries('numbers'),
      ...entries('templates'),
      ...prefix('enquiries', [
        index('routes/dashboard/enquiries/list.tsx'),
        route('export', 'routes/dashboard/enquiries/export.ts'),
        route(':id', 'routes/dashboard/enquiries/enquiry.tsx'),
        route(':id/status', 'routes/dashboard/enquiries/status.ts'),
        route(':id/delivery', 'routes/dashboard/enquiries/delivery.ts'),
        route(':id/removal', 'routes/dashboard/enquiries/removal.tsx'),
      ]),
      ...prefix('exchange', [
        index('routes/dashboard/exchange/exchange.tsx'),
        route('imports', 'routes/dashboard/exchange/imports.tsx'),
        route('imports/:id', 'routes/dashboard/exchange/import.tsx'),
        route('imports/:id/discard', 'routes/dashboard/exchange/import-discard.ts'),
      ]),
      route('rules', 'routes/dashboard/rules.tsx'),
      ...prefix('users', [
        index('routes/dashboard/users/list.tsx'),
        route('new', 'routes/dashboard/users/new.tsx'),
        route(':id', 'routes/dashboard/users/user.tsx'),
        route(':id/history', 'routes/dashboard/users/history.tsx'),
        route(':id/history/:version/restoration', 'routes/dashboard/users/restoration.tsx'),
        route(':id/access', 'routes/dashboard/users/access.ts'),
        route(':id/invitation', 'routes/dashboard/users/invitation.tsx'),
        route(':id/second-factor', 'routes/dashboard/users/second-factor.tsx'),
      ]),
      ...prefix('settings', [
        index('routes/dashboard/settings/settings.tsx'),
        route('picture', 'routes/dashboard/settings/picture.tsx'),
        route('history', 'routes/dashboard/settings/history.tsx'),
        route('history/:version/restoration', 'routes/dashboard/settings/restoration.tsx'),
      ]),
      ...prefix('account', [
        index('routes/dashboard/account/account.tsx'),
        route('password', 'routes/dashboard/account/password.tsx'),
        route('sessions', 'routes/dashboard/account/sessions.ts'),
        route('second-factor', 'routes/dashboard/account/second-factor.tsx'),
        route('second-factor/app', 'routes/dashboard/account/second-factor-app.tsx'),
        route('second-factor/removal', 'routes/dashboard/account/second-factor-removal.tsx'),
        route('second-factor/recovery-codes', 'routes/dashboard/account/recovery-codes.tsx'),
        route('passkeys', 'routes/dashboard/account/passkeys.tsx'),
        route('passkeys/options', 'routes/dashboard/account/passkey-options.ts'),
        route('passkeys/:id/removal', 'routes/dashboard/account/passkey-removal.tsx'),
      ]),
    ]),
  ]),
  route('dashboard/properties/:id/preview', 'routes/dashboard/properties/preview.tsx'),

  route('locale', 'routes/resources/locale.ts'),
  route('media/:key/:width', 'routes/resources/media.ts'),
  route('health', 'routes/resources/health.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('angebote.atom', 'routes/resources/feed.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
