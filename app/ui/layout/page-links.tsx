/** A document that was opened as an exposé has its styles in one file. */
import { Links } from '@remix-run/react'
import { Children, isValidElement, type ReactElement, type ReactNode, useState } from 'react'

interface PageLinksProps {
  isSheet: boolean
}

/** Decided once per document: a page opened by a link would wait for omitted styles. */
export function PageLinks({ isSheet }: PageLinksProps) {
  const [isAlone] = useState(isSheet)
  // Called, not rendered, to choose from the result; its hooks become this component's.
  const links: ReactElement<{ children?: ReactNode }> = Links()
  return isAlone ? Children.toArray(links.props.children).filter((link) => !isSiteStyle(link)) : links
}

/** Named by `joinedStyles` in remix.config.ts. */
function isSiteStyle(link: ReactNode): boolean {
  return isValidElement<{ href?: string }>(link) && /\/site-[^/]+\.css$/.test(link.props.href ?? '')
}
