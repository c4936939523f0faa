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

  layout('routes/auth/layout.tsx', [route('login', 'routes/auth/login.tsx')]),
  route('logout', 'routes/auth/logout.ts'),

  layout('routes/dashboard/layout.tsx', [
    ...prefix('dashboard', [
      index('routes/dashboard/overview.tsx'),
      route('numbers', 'routes/dashboard/numbers.tsx'),
      route('team', 'routes/dashboard/team.tsx'),
      route('testimonials', 'routes/dashboard/testimonials.tsx'),
      ...prefix('properties', [
        index('routes/dashboard/properties.tsx'),
        route('new', 'routes/dashboard/property-new.tsx'),
        route(':id', 'routes/dashboard/property.tsx'),
        route(':id/images', 'routes/dashboard/property-images.tsx'),
        route(':id/images/:key', 'routes/dashboard/property-image.tsx'),
        route(':id/images/:key/removal', 'routes/dashboard/property-image-removal.ts'),
        route(':id/images/:key/order', 'routes/dashboard/property-image-order.ts'),
        route(':id/visibility', 'routes/dashboard/property-visibility.ts'),
        route(':id/highlight', 'routes/dashboard/property-highlight.ts'),
        route(':id/sale', 'routes/dashboard/property-sale.ts'),
        route(':id/trash', 'routes/dashboard/property-trash.ts'),
        route(':id/restore', 'routes/dashboard/property-restore.ts'),
      ]),
    ]),
  ]),

  route('locale', 'routes/resources/locale.ts'),
  route('media/:key/:width', 'routes/resources/media.ts'),
  route('health', 'routes/resources/health.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('angebote.atom', 'routes/resources/feed.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
