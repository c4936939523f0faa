/**
 * One file each for scripts of every page, of lists, of forms and of the dashboard: thirty small files compress a tenth worse, and pages
 * name each several times. Conform is a file of its own, which no public page loads; the rest stays with its page. A
 * module brings its imports along, so only those shared by several files are listed.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Chunk {
  name: string
  packages?: readonly string[]
  /** Of `app`: a folder with a slash, or a module without its ending, which brings its styles. */
  modules?: readonly string[]
  except?: readonly string[]
}

const chunks: readonly Chunk[] = [
  {
    name: 'framework',
    packages: [
      'react',
      'react-dom',
      'scheduler',
      '@remix-run/react',
      '@remix-run/router',
      'react-router',
      'react-router-dom',
      'turbo-stream',
    ],
  },
  {
    name: 'shell',
    modules: [
      'paths/public',
      // Its styles: beside the fonts and the map, another file would be one too many before the first paint.
      'routes/public/contact.module',
      'fields/fact-list',
      'fields/field',
      'fields/format',
      'fields/locale',
      'domain/mail-address',
      'domain/picture',
      'domain/picture-widths',
      'i18n/browser/client',
      'i18n/use-translation',
      'ui/base',
      'ui/consent/',
      'ui/form/submitter',
      'ui/hydration/',
      'ui/keeping/',
      'ui/layout/',
      'ui/parts/',
      'ui/sections/contact-ways',
      'ui/sections/opening-hours',
      'ui/sections/page-head',
      'ui/sections/page-meta',
      'ui/sections/split',
      'ui/shortlist/notice',
      'ui/tokens',
      // Where each lazy import is, the bundler writes a list of its own.
      'ui/visits/seen-key',
      'ui/visits/visit',
    ],
    except: ['ui/parts/copy-button', 'ui/parts/plate', 'ui/parts/staff-drawings'],
  },
  {
    name: 'form',
    modules: [
      'fields/field-control',
      'fields/field-frame',
      'fields/plain-field',
      'fields/wired-control',
      'ui/form/enquiry-form',
      'ui/form/error-summary',
      'ui/form/form-answer',
      'ui/form/form-problems',
      'ui/form/jump-link',
      'ui/form/message-parts',
    ],
  },
  // Only the styles of the grid, which the valuation uses without Conform.
  { name: 'grid', modules: ['fields/field-group.module'] },
  {
    name: 'conform',
    packages: ['@conform-to/dom', '@conform-to/react', '@conform-to/zod'],
    modules: ['fields/field-group', 'fields/form-field', 'fields/rows-field', 'ui/form/conform-form'],
  },
  { name: 'calendar', modules: ['domain/calendar'] },
  { name: 'valuation', modules: ['ui/valuation/'], except: ['ui/valuation/fill-town'] },
  // What the dashboard shares with the pages that lead to it.
  { name: 'access', modules: ['paths/dashboard', 'ui/access/', 'ui/form/draft-storage'] },
  {
    name: 'staff',
    modules: [
      'ui/dashboard/frame/',
      'ui/dashboard/pictures/portrait',
      'ui/dashboard/pictures/uploaded-picture',
      'ui/dashboard/property/property-head',
      'ui/dashboard/property/state-badges',
      'ui/dashboard/saving/',
      'ui/dashboard/table/use-ticked',
      'ui/dashboard/texts/',
    ],
  },
  {
    name: 'listing',
    modules: [
      'domain/properties/energy-classes',
      'ui/offer/contact-card',
      'ui/energy/energy-line',
      'ui/offer/fact-groups',
      'ui/offer/fact-row',
      'ui/offer/key-facts',
      'ui/offer/offer-energy',
      'ui/offers/offer-tile',
      'ui/offers/similar-offers',
      'ui/offers/tile',
      'ui/sections/section-head',
      // For pages with a map, most of which show offers, too.
      'ui/maps/location-mark',
      'ui/maps/map-controls',
      'ui/maps/map-figure',
    ],
  },
  {
    name: 'search',
    modules: [
      'paths/subscriptions',
      'ui/form/filled-texts',
      'ui/offers/filter-notices',
      'ui/offers/line-field',
      'ui/offers/pagination',
      'ui/offers/use-search-words',
    ],
  },
  {
    name: 'offer-view',
    modules: ['ui/offer/gallery', 'ui/offer/lightbox-link', 'ui/offer/offer-view', 'ui/offer/use-strip'],
  },
]

for (const { packages = [], modules = [], except = [] } of chunks) {
  for (const name of packages) if (!existsSync(join(root, 'node_modules', name))) throw missingPath(name)
  for (const name of [...modules, ...except]) if (!exists(name)) throw missingPath(`app/${name}`)
}

export function chunkOf(id: string): string | undefined {
  const isIn = (names: readonly string[] = []) => names.some((name) => isInPath(id, `/app/${name}`))
  return chunks.find(
    ({ packages = [], modules, except }) =>
      packages.some((name) => id.includes(`/node_modules/${name}/`)) || (isIn(modules) && !isIn(except)),
  )?.name
}

function isInPath(id: string, path: string): boolean {
  return id.includes(path.endsWith('/') ? path : `${path}.`)
}

function exists(name: string): boolean {
  const path = join(root, 'app', name)
  if (name.endsWith('/')) return existsSync(path)
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => file.startsWith(`${basename(path)}.`))
}

function missingPath(path: string): Error {
  return new Error(`scripts/chunks.ts names ${path}, which is not there`)
}
