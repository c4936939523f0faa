/** The public address of every page and the module that answers it. paths.ts writes the same addresses as links. */
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config'

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
    route('datenschutz', 'routes/public/privacy.tsx'),
    route('impressum', 'routes/public/imprint.tsx'),
    route('barrierefreiheit', 'routes/public/accessibility.tsx'),
  ]),

  route('angebote/:id/expose', 'routes/public/expose.tsx'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('passwort-vergessen', 'routes/auth/forgotten-password.tsx'),
    route('passwort/:token', 'routes/auth/password.tsx'),
  ]),
  route('logout', 'routes/auth/logout.ts'),

  layout('routes/dashboard/layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard/overview.tsx'),
      ...prefix('properties', [
        index('routes/dashboard/properties/list.tsx'),
        route('new', 'routes/dashboard/properties/new.tsx'),
        route('bulk', 'routes/dashboard/properties/bulk.ts'),
        route('export', 'routes/dashboard/properties/export.ts'),
        route(':id', 'routes/dashboard/properties/property.tsx'),
        route(':id/history', 'routes/dashboard/properties/history.tsx'),
        route(':id/duplicate', 'routes/dashboard/properties/duplicate.ts'),
        route(':id/images', 'routes/dashboard/properties/images.tsx'),
        route(':id/images/order', 'routes/dashboard/properties/images-order.tsx'),
        route(':id/images/words', 'routes/dashboard/properties/images-words.tsx'),
        route(':id/images/:key/removal', 'routes/dashboard/properties/image-removal.tsx'),
        route(':id/images/:key/order', 'routes/dashboard/properties/image-order.tsx'),
        route(':id/images/:key/rotation', 'routes/dashboard/properties/image-rotation.tsx'),
        route(':id/visibility', 'routes/dashboard/properties/visibility.ts'),
        route(':id/highlight', 'routes/dashboard/properties/highlight.ts'),
        route(':id/reservation', 'routes/dashboard/properties/reservation.ts'),
        route(':id/sale', 'routes/dashboard/properties/sale.ts'),
        route(':id/trash', 'routes/dashboard/properties/trash.ts'),
        route(':id/restore', 'routes/dashboard/properties/restore.ts'),
      ]),
      ...prefix('team', [
        index('routes/dashboard/team/list.tsx'),
        route('new', 'routes/dashboard/team/new.tsx'),
        route(':id', 'routes/dashboard/team/entry.tsx'),
        route(':id/removal', 'routes/dashboard/team/removal.tsx'),
        route(':id/order', 'routes/dashboard/team/order.ts'),
      ]),
      ...prefix('testimonials', [
        index('routes/dashboard/testimonials/list.tsx'),
        route('new', 'routes/dashboard/testimonials/new.tsx'),
        route(':id', 'routes/dashboard/testimonials/entry.tsx'),
        route(':id/removal', 'routes/dashboard/testimonials/removal.tsx'),
        route(':id/order', 'routes/dashboard/testimonials/order.ts'),
      ]),
      ...prefix('numbers', [
        index('routes/dashboard/numbers/list.tsx'),
        route('new', 'routes/dashboard/numbers/new.tsx'),
        route(':id', 'routes/dashboard/numbers/entry.tsx'),
        route(':id/removal', 'routes/dashboard/numbers/removal.tsx'),
        route(':id/order', 'routes/dashboard/numbers/order.ts'),
      ]),
      ...prefix('enquiries', [
        index('routes/dashboard/enquiries/list.tsx'),
        route('export', 'routes/dashboard/enquiries/export.ts'),
        route(':id', 'routes/dashboard/enquiries/enquiry.tsx'),
        route(':id/status', 'routes/dashboard/enquiries/status.ts'),
        route(':id/delivery', 'routes/dashboard/enquiries/delivery.ts'),
        route(':id/removal', 'routes/dashboard/enquiries/removal.tsx'),
      ]),
      ...prefix('users', [
        index('routes/dashboard/users/list.tsx'),
        route('new', 'routes/dashboard/users/new.tsx'),
        route(':id', 'routes/dashboard/users/user.tsx'),
        route(':id/access', 'routes/dashboard/users/access.ts'),
        route(':id/invitation', 'routes/dashboard/users/invitation.tsx'),
      ]),
      ...prefix('settings', [
        index('routes/dashboard/settings/settings.tsx'),
        route('picture', 'routes/dashboard/settings/picture.tsx'),
      ]),
      ...prefix('account', [
        index('routes/dashboard/account/account.tsx'),
        route('password', 'routes/dashboard/account/password.tsx'),
        route('sessions', 'routes/dashboard/account/sessions.ts'),
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
