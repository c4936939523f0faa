/** Loads Remix's scripts after the load event and a frame, so that they do not compete with styles, fonts and pictures. */
import { Scripts } from '@remix-run/react'
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

interface LateScriptsProps {
  nonce: string | undefined
}

/** In the browser the scripts have already run, so only their placeholders are rendered. */
export const LateScripts = import.meta.env.SSR
  ? ScriptsOfPage
  : () => ['modules', 'page'].map((name) => <Ran key={name} />)

function Ran() {
  return <script suppressHydrationWarning> </script>
}

function ScriptsOfPage({ nonce }: LateScriptsProps) {
  // Called, not rendered, to rearrange the result; its hooks become this component's.
  const scripts = Scripts({ nonce })
  const preloads: string[] = []
  return <>{arrange(scripts, preloads)}</>
}

interface TagProps {
  rel?: string
  href?: string
  type?: string
  async?: boolean
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

function arrange(node: ReactNode, preloads: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<TagProps>(child)) return child
    if (child.type === Fragment) return <>{arrange(child.props.children, preloads)}</>
    if (child.type === 'link' && child.props.rel === 'modulepreload') {
      preloads.push(String(child.props.href))
      return null
    }
    // Remix's other script awaits the data, which page-data.ts hands over.
    return child.type === 'script' && child.props.type === 'module' ? loadLater(child, preloads) : null
  })
}

function loadLater(script: ReactElement<TagProps>, preloads: readonly string[]) {
  const hrefs = JSON.stringify(preloads).replaceAll('<', '\\u003c')
  const modules = script.props.dangerouslySetInnerHTML?.__html.replaceAll(/\n */g, '')
  const withCode = (type: string | undefined, __html: string) =>
    cloneElement(script, { type, async: undefined, dangerouslySetInnerHTML: { __html } })
  return (
    <>
      {withCode('text/plain', `${modules}`)}
      {withCode(undefined, `(${whenLoaded})(document.currentScript,${hrefs})`)}
    </>
  )
}

/**
 * Runs in the page, after the modules' code, which is text until a script with the same text is added: the policy allows
 * it by its hash, too. A tab that nobody sees draws no frame. Preloading spares the modules a round trip per import.
 */
const whenLoaded = `({nonce,previousSibling:{text}},modules)=>{
const make=(tag,properties)=>Object.assign(document.createElement(tag),properties);
const wait=time=>new Promise(done=>setTimeout(done,time));
addEventListener("load",()=>Promise.race([new Promise(requestAnimationFrame),wait(500)]).then(()=>wait()).then(()=>document.head.append(
...modules.map(href=>make("link",{rel:"modulepreload",href})),
make("script",{type:"module",nonce,text}))))}`
