/** For `npm run dev`: a language is a base name of the router, and Remix's own server supports only one. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Plugin } from 'vite'
import { defaultLocale } from '#app/i18n/config.ts'
import { localeBase, localeOfPath } from '#app/i18n/locale-path.ts'

export function languageBases(): Plugin {
  const base = new AsyncLocalStorage<string>()
  return {
    name: 'language-bases',
    apply: 'serve',
    configureServer(server) {
      const load = server.ssrLoadModule.bind(server)
      server.ssrLoadModule = async (url, options) => {
        const loaded = await load(url, options)
        const basename = base.getStore()
        return basename && url === 'virtual:remix/server-build' ? { ...loaded, basename } : loaded
      }
      server.middlewares.use(({ url = '' }, _response, next) => {
        const { pathname } = new URL(url, 'http://localhost')
        base.run(localeBase(localeOfPath(pathname) ?? defaultLocale), next)
      })
    },
  }
}
