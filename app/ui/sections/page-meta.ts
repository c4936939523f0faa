import type { MetaDescriptor } from '@remix-run/cloudflare'
import { langOf } from '#app/domain/lang-of.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { localPath, otherLocale } from '#app/i18n/locale-path.ts'
import { paths } from '#app/paths/public.ts'

export interface PageWords {
  title: string
  description: string
  /** For shared links. */
  picture?: LonePicture | null
  /** `noindex` for pages that should not be found. Not for filtered lists: it would contradict their canonical link. */
  robots?: string
  feed?: string
}

interface Match {
  id: string
  data: unknown
  pathname: string
}

interface RootData {
  agency: { agencyName: string }
  locale: Locale
  siteUrl: string
}

const territories: Readonly<Record<Locale, string>> = { de: 'de_DE', en: 'en_GB' }

/** `words` is undefined when the loader failed; the error page has its own title. */
export function pageMeta(matches: readonly Match[], words: PageWords | undefined): MetaDescriptor[] {
  // The loader of root.tsx returns more than this.
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  if (!words || !root) return []
  const { title, description, picture, robots, feed } = words
  const { agencyName } = root.agency
  const tags = {
    description,
    robots,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': root.siteUrl + localPath(matches.at(-1)?.pathname ?? paths.home, root.locale),
    'og:locale': territories[root.locale],
    'og:locale:alternate': territories[otherLocale(root.locale)],
    'og:site_name': agencyName,
    ...(picture && sharedPicture(picture, root.siteUrl)),
    'twitter:card': picture ? 'summary_large_image' : 'summary',
  }
  // Computed keys have no place in MetaDescriptor.
  return [
    { title: `${title} · ${agencyName}` },
    ...Object.entries(tags).flatMap(([name, content]) =>
      content ? [{ [name.startsWith('og:') ? 'property' : 'name']: name, content: String(content) }] : [],
    ),
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feed,
            href: localPath(paths.feed, root.locale),
          },
        ]
      : []),
  ] as MetaDescriptor[]
}

/** Never wider than the original. Its description is left out in other languages. */
function sharedPicture(picture: LonePicture, siteUrl: string) {
  const { key, alt, ...original } = picture
  const width = Math.min(1280, original.width)
  return {
    'og:image': siteUrl + paths.media(key, 1280),
    'og:image:width': width,
    'og:image:height': Math.round((original.height * width) / original.width),
    'og:image:alt': langOf(picture, 'alt') ? undefined : alt,
  }
}
