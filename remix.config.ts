import customMediaData from '@csstools/postcss-global-data'
import { cloudflareDevProxyVitePlugin, vitePlugin as remix } from '@remix-run/dev'
import customMedia from 'postcss-custom-media'
import { defineConfig, type Plugin } from 'vite'
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    cloudflareDevProxyVitePlugin({ getLoadContext: developmentContext }),
    remix({
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        // The list of routes is 2 kB and kept by the browser; asking for it piece by piece would cost a request a page.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    workerEntry(),
  ],
  css: { postcss: { plugins: [customMediaData({ files: ['./app/ui/media.css'] }), customMedia()] } },
  ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'browser'] } },
  build: { cssMinify: 'lightningcss', minify: isSsrBuild ? 'esbuild' : true, assetsInlineLimit: 0, sourcemap: false },
  server: { host: '127.0.0.1' },
}))
