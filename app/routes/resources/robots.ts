/** GET /robots.txt: the public pages may be read by everybody, the dashboard by nobody. */
import { paths } from '#app/paths.ts'

export function loader() {
  const text = ['User-agent: *', `Disallow: ${paths.dashboard.overview}`, `Disallow: ${paths.login}`, ''].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
