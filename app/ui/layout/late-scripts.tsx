/**
 * Starts Remix after the load event and the first paint, so that its scripts do not compete with styles, fonts and
 * pictures: start-scripts.js does what Remix's own module script would do at once. It is served as it is written, and
 * only then fetched: on a first visit even half a kilobyte would take a connection from them.
 */
import { UNSAFE_RemixContext as RemixContext, Scripts, useMatches } from '@remix-run/react'
import { Children, Fragment, isValidElement, type ReactNode, useContext } from 'react'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import startScripts from './start-scripts.js?url'

/** In the browser the scripts have already run, so only their placeholders are rendered. */
export const LateScripts = import.meta.env.SSR
  ? ScriptsOfPage
  : () => ['modules', 'start'].map((name) => <Ran key={name} />)

/** This code runs in the page. The timer is for hidden tabs, which draw no frame; the browser runs the module only once. */
const startOnce = `addEventListener("load",()=>{const start=()=>import("${startScripts}");requestAnimationFrame(()=>new PerformanceObserver(start).observe({type:"paint",buffered:true}));setTimeout(start,500)})`

function Ran() {
  return <script suppressHydrationWarning> </script>
}

function ScriptsOfPage() {
  const { nonce } = useContext(RequestInfo)
  const { renderMeta } = useContext(RemixContext) ?? {}
  const matches = useMatches().map(({ id }) => id)
  if (renderMeta) renderMeta.didRenderScripts = true
  const known = namesOfPages.get(matches.join())
  // Called, not rendered, to read the result; its hooks become this component's.
  const names = known ?? JSON.stringify({ manifest: manifestFor(matches, Scripts({})), matches }, withoutFalse)
  if (!known) namesOfPages.set(matches.join(), names)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the build's own names */}
      <script type="application/json" id="page-modules" dangerouslySetInnerHTML={{ __html: names }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with an address of the build */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startOnce }} />
    </>
  )
}

/** By the routes of a page, as JSON. Remix matches every route above the page again to find them. */
const namesOfPages = new Map<string, string>()

interface TagProps {
  type?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

const before = 'window.__remixManifest = '
const after = ';\nwindow.__remixRouteModules = '

interface Manifest {
  routes: Record<string, { path?: string }>
}

/**
 * Cut out of the code of Remix's module script. Of the routes above the page, it keeps those without a path: without the
 * home page, root would match its address alone. All others are found as their links appear.
 */
function manifestFor(matches: readonly string[], scripts: ReactNode): Manifest {
  const code = moduleCodeIn(scripts) ?? ''
  const manifest: Manifest = JSON.parse(code.slice(code.indexOf(before) + before.length, code.indexOf(after)))
  const routes = Object.entries(manifest.routes).filter(([id, { path }]) => matches.includes(id) || !path)
  return { ...manifest, routes: Object.fromEntries(routes) }
}

function moduleCodeIn(node: ReactNode): string | undefined {
  for (const child of Children.toArray(node)) {
    if (!isValidElement<TagProps>(child)) continue
    const { type, children, dangerouslySetInnerHTML } = child.props
    const code = child.type === Fragment ? moduleCodeIn(children) : type === 'module' && dangerouslySetInnerHTML?.__html
    if (code) return code
  }
}

/** Flags that are false need no bytes. */
function withoutFalse(_name: string, value: unknown): unknown {
  return value === false ? undefined : value
}
