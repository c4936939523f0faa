/** JSON-LD goes into the document alone: in the loaders' data, scripts would download it again without using it. */
import type { LinkedData } from '#app/domain/offers/structured-data.ts'
import { withLast } from './last-in-page.server.ts'

export interface LinkedDataParts {
  /** Lazy, because only some pages need it and formatting its hours is slow. */
  agent?: () => LinkedData
  page?: { nodes: readonly LinkedData[]; agencyPicture?: string | null }
}

export function withLinkedData(html: string, { agent, page }: LinkedDataParts): string {
  if (!agent || !page) return html
  const { nodes, agencyPicture } = page
  const agency = agencyPicture ? { ...agent(), image: agencyPicture } : agent()
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [agency, ...nodes] })
  const block = `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
  return withLast(html, block)
}
