import customMediaData from '@csstools/postcss-global-data'
import { vitePlugin as remix } from '@remix-run/dev'
import { transform } from 'lightningcss'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { remixFlags } from './app/remix-flags.ts'
import { chunkOf } from './scripts/chunks.ts'
import { className, keepRulesOf } from './scripts/class-names.ts'
import { commonPasswords } from './scripts/common-passwords.ts'
import { fonts } from './scripts/fonts.ts'
import { gazetteer, gazetteerFile } from './scripts/places/plugin.ts'
import { settledFlags } from './scripts/settled-flags.ts'

declare module '@remix-run/cloudflare' {
  interface Future {
    v3_singleFetch: true
  }
}

/** The worker itself is the entry of the server build, so that the worker and its routes share one copy of every module. */
function workerEntry(): Plugin {
  return {
    name: 'worker-entry',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input: './app/entry.worker.ts' } } } : {},
  }
}

/**
 * Joins the styles of the public pages into one file, and those of the dashboard into another: several would take the
 * connections that the fonts and the first picture need, and whoever goes on to another page has its styles already. The
 * scripts stay as they are.
 */
function joinedStyles(): Plugin {
  return {
    name: 'joined-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const join = (name: string, ofOne: readonly Rollup.OutputChunk[]) => {
        const names = new Set(ofOne.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const sources = [...names].map((name) => (bundle[name] as Rollup.OutputAsset).source.toString())
        // Once more, because the last rules of one file may go together with the first of the next.
        const { code } = transform({ filename: name, code: Buffer.from(sources.join('')), minify: true })
        const joined = this.getFileName(this.emitFile({ type: 'asset', name, source: code }))
        for (const { viteMetadata } of chunks) {
          const css = viteMetadata?.importedCss
          const ofPage = [...(css ?? [])].filter((name) => names.has(name))
          for (const name of ofPage) css?.delete(name)
          if (ofPage.length > 0) css?.add(joined)
        }
        for (const name of names) delete bundle[name]
        return { joined, code }
      }
      join(
        'staff.css',
        importsFirst(chunks).filter(
          ({ name, moduleIds }) => name === 'conform' || moduleIds.some((id) => id.includes('/app/ui/dashboard/')),
        ),
      )
      const ofSite = chunks.filter((chunk) => layerOf(chunk) >= 0).sort((a, b) => layerOf(a) - layerOf(b))
      const { joined, code } = join('site.css', ofSite)
      const expose = chunks.find((chunk) => chunk.facadeModuleId?.includes(exposePage))
      if (!expose) throw new Error(`The build has no ${exposePage}`)
      const own = [...(expose.viteMetadata?.importedCss ?? [])].filter((name) => name !== joined)
      const ownStyles = own.map((name) => (bundle[name] as Rollup.OutputAsset).source.toString())
      const files = stylesheetsOf(this, exposePage)
      const all = Buffer.from(code.toString() + ownStyles.join(''))
      const left = transform({ filename: 'expose.css', code: all, visitor: keepRulesOf(files) })
      // Once more without what is empty now.
      const sheet = transform({ filename: 'expose.css', code: Buffer.from(left.code), minify: true })
      expose.viteMetadata?.importedCss.clear()
      expose.viteMetadata?.importedCss.add(
        this.getFileName(this.emitFile({ type: 'asset', name: 'expose.css', source: sheet.code })),
      )
      for (const name of own) delete bundle[name]
    },
  }
}

/** As a page reads their styles. */
function importsFirst(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const ordered = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk, above: readonly Rollup.OutputChunk[]) => {
    if (ordered.has(chunk) || above.includes(chunk)) return
    for (const one of chunks) if (chunk.imports.includes(one.fileName)) visit(one, [...above, chunk])
    ordered.add(chunk)
  }
  for (const chunk of chunks) visit(chunk, [])
  return [...ordered]
}

/** A sheet for the printer has one file with its own rules of the site's styles, which take three quarters more. */
const exposePage = '/app/routes/public/expose.tsx'

/** CSS modules of a page and of what surrounds it, by their paths. An error page brings the styles of the site. */
function stylesheetsOf(context: Rollup.PluginContext, page: string): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id) || id.includes('/app/ui/layout/error-page.')) return
    seen.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const id of context.getModuleIds()) if (id.includes(page) || id.includes('/app/root.tsx')) visit(id)
  return new Set([...seen].map((id) => id.split('?')[0] ?? id).filter((id) => id.endsWith('.module.css')))
}

// Each has a second file; what only the home page has would take a tenth of every other page's styles.
const withOwnStyles =
  'about|accessibility|contact|expose|home|imprint|offers|own-data|own-page|privacy|references?\\b|seller|shortlist|subscriptions|team|valuation|withdrawal'
const page = new RegExp(`/app/routes/public/(?!${withOwnStyles})`)

/** Where a chunk's styles stand: foundations (0), what builds on them (1), pages (2); -1 when they stay in their own file. */
function layerOf({ facadeModuleId, moduleIds, isDynamicEntry, name }: Rollup.OutputChunk): number {
  if (name === 'conform' || name === 'offer-view') return -1
  if (
    moduleIds.some((id) =>
      /\/ui\/(?:dashboard\/|expose\/|access\/|own-\w+\/|seller\/|subscriptions\/|valuation\/|withdrawal\/|offers\/service-view)/.test(
        id,
      ),
    )
  )
    return -1
  if (name === 'shell') return 0
  if (!facadeModuleId) return isDynamicEntry ? -1 : 1
  if (/\/app\/root\.tsx/.test(facadeModuleId)) return 1
  return page.test(facadeModuleId) ? 2 : -1
}

/** They know cascade layers, on which the styles stand; older ones show the page as the server has written it. */
const oldestBrowsers = ['chrome99', 'firefox97', 'safari15.4']

/** Those that the browser loads later than the first page: found on the way, they would make Vite's server load it again. */
const laterPackages = [
  '@conform-to/react',
  '@simplewebauthn/browser',
  'entities',
  'ofetch',
  'photoswipe',
  'react-dom',
  'react-router-dom',
  'sortablejs',
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    remix({
      ignoredRouteFiles: ['**/*'],
      future: remixFlags,
    }),
    workerEntry(),
    commonPasswords(),
    command === 'build' ? gazetteerFile(isSsrBuild ?? false) : gazetteer(),
    // The build for the browser is the first, and what it makes serves the worker's as well.
    ...(isSsrBuild ? [] : [fonts(), joinedStyles(), settledFlags()]),
  ],
  // The worker is given to nobody but Cloudflare.
  esbuild: { legalComments: isSsrBuild ? 'none' : 'inline' },
  css: {
    // By place, not by content: the server's names and the browser's stay the same while a style changes.
    modules: { generateScopedName: command === 'build' ? className : '[name]_[local]_[hash:base64:4]' },
    postcss: { plugins: [customMediaData({ files: ['./app/ui/media.css'] }), customMedia()] },
  },
  // The worker is one file with everything in it; the development server runs in Node, which loads packages as they are.
  ssr:
    command === 'build'
      ? { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'browser'] } }
      : {},
  optimizeDeps: { include: laterPackages },
  build: {
    assetsInlineLimit: 0,
    // Scripts that are loaded on demand import little else; naming it all would weigh down every page.
    modulePreload: false,
    cssMinify: 'lightningcss',
    cssTarget: oldestBrowsers,
    ...(isSsrBuild
      ? { minify: 'esbuild', target: 'esnext' }
      : {
          // 4 kB less than esbuild over the whole client.
          target: oldestBrowsers,
          minify: 'terser',
          terserOptions: {
            module: true,
            // Nothing is left to say about flags that are all set; packages warn developers alone.
            compress: {
              passes: 4,
              ecma: 2020,
              pure_getters: true,
              unsafe_arrows: true,
              pure_funcs: ['logDeprecation', 'console.warn'],
            },
            format: { comments: false, ecma: 2020 },
          },
          rollupOptions: { output: { manualChunks: chunkOf } },
        }),
  },
}))
