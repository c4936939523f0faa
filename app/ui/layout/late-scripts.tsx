/**
 * Remix's scripts, fetched only when the page stands: a page is complete without them, so they may not compete with its
 * styles, fonts and pictures for the line. What Remix would preload and import at once is asked for after the load event.
 */
import { Scripts } from '@remix-run/react'
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered, so that what it returns can be arranged anew; its hooks become those of this component.
  const scripts = Scripts({ nonce })
  const preloads: string[] = []
  return <>{arranged(scripts, preloads)}</>
}

interface TagProps {
  rel?: string
  href?: string
  type?: string
  async?: boolean
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

function arranged(node: ReactNode, preloads: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<TagProps>(child)) return child
    if (child.type === Fragment) return <>{arranged(child.props.children, preloads)}</>
    if (child.type === 'link' && child.props.rel === 'modulepreload') {
      preloads.push(String(child.props.href))
      return null
    }
    return child.type === 'script' && child.props.type === 'module' ? late(child, preloads) : child
  })
}

function late(script: ReactElement<TagProps>, preloads: readonly string[]) {
  const code = script.props.dangerouslySetInnerHTML?.__html ?? ''
  const values = JSON.stringify([code, ...preloads]).replaceAll('<', '\\u003c')
  return cloneElement(script, {
    type: undefined,
    async: undefined,
    dangerouslySetInnerHTML: { __html: `(${whenLoaded})(document.currentScript.nonce,${values})` },
  })
}

/** Runs in the page. The preloads spare the modules the way from one import to the next. */
const whenLoaded = `(nonce,[code,...modules])=>{
const make=(tag,properties)=>Object.assign(document.createElement(tag),properties);
addEventListener("load",()=>setTimeout(()=>document.head.append(
...modules.map(href=>make("link",{rel:"modulepreload",href})),
make("script",{type:"module",nonce,textContent:code}))))}`
