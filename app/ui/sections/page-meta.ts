/** What a page says about itself to search engines and to those who share it. */
import type { MetaDescriptor } from '@remix-run/cloudflare'
import type { LonePicture } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'

export interface PageWords {
  title: string
  description: string
  /** Shown where the page is shared. */
  picture?: LonePicture | null
  /**
   * `noindex` for a page that nobody should come upon: a word of thanks, a print version. Filtered lists need nothing:
   * their canonical link names the whole list, which search engines show in their place, and `noindex` would speak
   * against it.
   */
  robots?: string
  /** The name of the feed that tells what is new on this page. */
  feed?: string
  /** What the page is about, as nodes of JSON-LD; the agency's own node joins them. An empty list is the agency alone. */
  graph?: readonly object[]
  /** What this page adds to the agency's own node. */
  agent?: object
}

interface Match {
  id: string
  data: unknown
  pathname: string
}

interface RootData {
  agency: { agencyName: string }
  agent: object
  locale: string
  siteUrl: string
}

/** `words` come from the page's loader; they are missing when it failed, and the error page speaks for itself. */
export function pageMeta(matches: readonly Match[], words: PageWords | undefined): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  if (!words || !root) return []
  const { title, description, picture, robots, feed, graph, agent } = words
  const { agencyName } = root.agency
  const tags = {
    description,
    robots,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': root.siteUrl + matches.at(-1)?.pathname,
    'og:locale': root.locale === 'de' ? 'de_DE' : 'en_GB',
    'og:site_name': agencyName,
    ...(picture && sharedPicture(picture, root.siteUrl)),
    'twitter:card': picture ? 'summary_large_image' : 'summary',
  }
  return [
    { title: `${title} · ${agencyName}` },
    ...Object.entries(tags).flatMap(([name, content]) =>
      content ? [{ [name.startsWith('og:') ? 'property' : 'name']: name, content: String(content) }] : [],
    ),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: feed, href: paths.feed }]
      : []),
    ...(graph
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [{ ...root.agent, ...agent }, ...graph] } }]
      : []),
  ] as MetaDescriptor[]
}

/** As it is served: never wider than the stored original. */
function sharedPicture({ key, alt, ...original }: LonePicture, siteUrl: string) {
  const width = Math.min(1280, original.width)
  return {
    'og:image': siteUrl + paths.media(key, 1280),
    'og:image:width': width,
    'og:image:height': Math.round((original.height * width) / original.width),
    'og:image:alt': alt,
  }
}
