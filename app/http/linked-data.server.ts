/**
 * JSON-LD for search engines, which read documents. It is written into the document alone: among the loaders' data it
 * would come a second time, for scripts that have no use for it.
 */
import type { LinkedData } from '#app/domain/offers/structured-data.ts'

export interface LinkedDataParts {
  /** The agency, from the root loader. It stands on every page that adds something; reading its hours takes a while. */
  agent?: () => LinkedData
  /** From the page's loader. An empty list means the agency alone. */
  page?: { nodes: readonly LinkedData[]; agencyPicture?: string | null }
}

export function withLinkedData(html: string, { agent, page }: LinkedDataParts): string {
  if (!agent || !page) return html
  const { nodes, agencyPicture } = page
  const agency = agencyPicture ? { ...agent(), image: agencyPicture } : agent()
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [agency, ...nodes] })
  const block = `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
  // React leaves what it does not know at the end of the head.
  return html.replace('</head>', () => `${block}</head>`)
}
