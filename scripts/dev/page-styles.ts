/**
 * Vite's styles arrive with the scripts, and without scripts not at all: here a page brings those of its routes along,
 * at the end of its head, where React keeps them and Vite's client finds them by their attribute.
 */
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { defaultLocale } from '#app/i18n/config.ts'
import { localeBase, localeOfPath } from '#app/i18n/locale-path.ts'

export async function withPageStyles(server: ViteDevServer, url: string, answer: Response): Promise<Response> {
  const { status, headers } = answer
  if (!headers.get('Content-Type')?.startsWith('text/html')) return answer
  const styles = await stylesOf(server, new URL(url).pathname)
  const html = (await answer.text()).replace('</head>', () => `${styles}</head>`)
  // Vite writes styles into the page, and tells of changes by a socket.
  const policy = headers.get('Content-Security-Policy') ?? ''
  headers.set(
    'Content-Security-Policy',
    policy.replace("style-src 'self'", "$& 'unsafe-inline'").replace("connect-src 'self'", '$& ws:'),
  )
  return new Response(html, { status, headers })
}

async function stylesOf(server: ViteDevServer, path: string): Promise<string> {
  const { routeIdsAt } = await server.ssrLoadModule('/app/http/pages/site-handlers.server.ts')
  const build = await server.ssrLoadModule('virtual:remix/server-build')
  const basename = localeBase(localeOfPath(path) ?? defaultLocale)
  const routes = routeIdsAt({ ...build, basename }, path).map((id: string) => build.assets.routes[id].module)
  const graph = server.environments.ssr.moduleGraph
  const files = new Map<string, string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = async (address: string) => {
    const module = await graph.getModuleByUrl(address)
    if (!module || seen.has(module)) return
    seen.add(module)
    if (module.file?.endsWith('.css')) files.set(module.file, module.url)
    for (const imported of module.transformResult?.deps ?? []) await visit(imported)
  }
  for (const route of ['/app/root.tsx', ...routes]) await visit(route)
  const tags = await Promise.all(
    [...files].map(async ([file, address]) => {
      const { default: css } = await server.ssrLoadModule(`${address}?inline`)
      return `<style type="text/css" data-vite-dev-id="${file}">${css.replaceAll('</', '<\\/')}</style>`
    }),
  )
  return tags.join('')
}
