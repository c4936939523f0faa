import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { methodNotAllowed } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    `Disallow: ${dashboardPaths.overview}`,
    `Disallow: ${paths.login}`,
    '',
    `Sitemap: ${context.config.siteUrl}${paths.sitemap}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}
