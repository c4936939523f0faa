import customMediaData from '@csstools/postcss-global-data'
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { developmentContext } from './app/http/context.server.ts'

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

const framework =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run\/(?:react|router)|react-router|react-router-dom|turbo-stream)\//
const shell =
  /\/app\/(?:paths|fields\/(?:format|field)\.|domain\/(?:consent|picture|viewport|telephone)|i18n\/(?:config|browser-translator|client|use-translation)|ui\/(?:tokens|base|layout\/|icon|button|alert|logo|drop-down|fold|use-locale|opening-hours|page-head|page-meta|picture-view))/
const listing =
  /\/app\/(?:domain\/(?:offer|measures)|ui\/(?:section-head|property\/(?:facts|tile|offer-tile|energy-class|energy-line|line-field|fact-row|use-property-words|filter-form)))/

/**
 * Scripts that every page needs, and those that every list of properties needs, are one file each, and so are their
 * styles: thirty small files compress worse by a tenth, and take the connections that fonts and the first picture need.
 * Everything else stays in the file of its page.
 */
function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework'
  if (shell.test(id)) return 'shell'
  return listing.test(id) ? 'listing' : undefined
}

/**
 * Joins the styles that public pages share into one file, so that a page has that one and its own: a dozen small files
 * would take the connections that the fonts and the first picture need. The scripts stay as they are.
 */
function sharedStyles(): Plugin {
  return {
    name: 'shared-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const shared = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(isSharedByPages)
      const names = new Set(shared.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      const sources = [...names].sort(shellFirst).map((name) => (bundle[name] as Rollup.OutputAsset).source.toString())
      const joined = this.getFileName(this.emitFile({ type: 'asset', name: 'site.css', source: sources.join('') }))
      for (const file of Object.values(bundle)) {
        const css = file.type === 'chunk' ? file.viteMetadata?.importedCss : undefined
        if (css && [...css].some((name) => names.has(name))) {
          for (const name of names) css.delete(name)
          css.add(joined)
        }
      }
      for (const name of names) delete bundle[name]
    },
  }
}

/** A page's own file begins at its route; the dashboard has its own styles, and so has what is loaded later. */
function isSharedByPages({ facadeModuleId, moduleIds, isDynamicEntry }: Rollup.OutputChunk): boolean {
  const isRoot = facadeModuleId?.includes('/app/root.tsx')
  return (
    (isRoot || (!facadeModuleId && !isDynamicEntry)) && !moduleIds.some((id) => /\/ui\/(?:dashboard|expose)\//.test(id))
  )
}

/** The foundations before what builds on them. */
function shellFirst(a: string, b: string): number {
  const isShell = (name: string) => Number(/\/shell-/.test(name))
  return isShell(b) - isShell(a) || (a < b ? -1 : 1)
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    cloudflareDevProxyVitePlugin({ getLoadContext: developmentContext }),
    remix({
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry(),
    ...(isSsrBuild ? [] : [sharedStyles()]),
  ],
  css: {
    modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {},
    postcss: { plugins: [customMediaData({ files: ['./app/ui/media.css'] }), customMedia()] },
  },
  // The worker is one file with everything in it; the development server runs in Node, which loads packages as they are.
  ssr:
    command === 'build'
      ? { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'browser'] } }
      : {},
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    ...(isSsrBuild
      ? { minify: 'esbuild' }
      : {
          // 4 kB less than esbuild over the whole client.
          minify: 'terser',
          terserOptions: {
            module: true,
            compress: { passes: 3, ecma: 2020, pure_getters: true, unsafe_arrows: true },
            format: { comments: false },
          },
          rollupOptions: { output: { manualChunks: chunkOf } },
        }),
  },
  server: { host: '127.0.0.1' },
}))
