const { manifest, matches } = JSON.parse(document.querySelector('#page-modules').text)
const { entry, routes, hmr } = manifest
const own = matches.map((id) => routes[id])
const load = (hrefs) => Promise.all(hrefs.map((href) => import(href)))
if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
if (hmr) await import(hmr.runtime)
const [modules] = await Promise.all([
  load(own.map(({ module }) => module)),
  load([entry, ...own].flatMap(({ imports }) => imports)),
])
window.__remixManifest = manifest
window.__remixRouteModules = Object.fromEntries(matches.map((id, index) => [id, modules[index]]))
import(entry.module)
