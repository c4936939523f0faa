/**
 * Scripts that every page needs, that lists of properties need and that forms need are one file each: thirty small files
 * compress worse by a tenth, and each is named in the page several times. Conform and what it wires is one more, which no
 * public page loads. Everything else stays in the file of its page.
 * A module brings along what it imports, so only what several of these files import is named beside them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Chunk {
  name: string
  packages?: readonly string[]
  /** Of `app`: a folder and a slash, or a module without its ending, which brings its styles. */
  modules?: readonly string[]
  except?: readonly string[]
}

/** The first that names a module takes it. */
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
      'fields/fact-list',
      'fields/field',
      'fields/format',
      'fields/locale',
      'domain/agency/telephone',
      'domain/picture-widths',
      'i18n/browser/client',
      'i18n/use-translation',
      'ui/base',
      'ui/consent/',
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
    ],
    except: ['ui/parts/copy-button', 'ui/parts/plate', 'ui/parts/staff-drawings'],
  },
  {
    name: 'form',
    modules: [
      'fields/field-control',
      'fields/plain-field',
      'fields/wired-control',
      'ui/form/enquiry-form',
      'ui/form/form-answer',
      'ui/form/form-problems',
      'ui/form/jump-link',
      'ui/form/message-parts',
    ],
  },
  // The grid of a form's fields, which the valuation has without Conform: its styles alone.
  { name: 'grid', modules: ['fields/field-group.module'] },
  {
    name: 'conform',
    packages: ['@conform-to/dom', '@conform-to/react', '@conform-to/zod'],
    modules: ['fields/field-group', 'fields/form-field', 'fields/rows-field', 'ui/form/conform-form'],
  },
  {
    name: 'listing',
    modules: [
      'domain/properties/energy-classes',
      'ui/offer/contact-card',
      'ui/energy/energy-line',
      'ui/offer/fact-row',
      'ui/offer/offer-energy',
      'i18n/use-property-words',
      'ui/offers/offer-tile',
      'ui/offers/tile',
      'ui/sections/section-head',
      // What pages with a map have of it; most of them show offers, too.
      'ui/maps/location-mark',
      'ui/maps/map-controls',
      'ui/maps/map-figure',
    ],
  },
]

for (const { packages = [], modules = [], except = [] } of chunks) {
  for (const name of packages) if (!existsSync(join(root, 'node_modules', name))) throw unknown(name)
  for (const name of [...modules, ...except]) if (!isThere(name)) throw unknown(`app/${name}`)
}

export function chunkOf(id: string): string | undefined {
  const isIn = (names: readonly string[] = []) => names.some((name) => isOf(id, `/app/${name}`))
  return chunks.find(
    ({ packages = [], modules, except }) =>
      packages.some((name) => id.includes(`/node_modules/${name}/`)) || (isIn(modules) && !isIn(except)),
  )?.name
}

function isOf(id: string, path: string): boolean {
  return id.includes(path.endsWith('/') ? path : `${path}.`)
}

function isThere(name: string): boolean {
  const path = join(root, 'app', name)
  if (name.endsWith('/')) return existsSync(path)
  return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => file.startsWith(`${basename(path)}.`))
}

function unknown(path: string): Error {
  return new Error(`scripts/chunks.ts names ${path}, which is not there`)
}
