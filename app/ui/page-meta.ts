/** What a page says about itself to search engines and to those who share it. */
import type { MetaDescriptor } from '@remix-run/cloudflare'
import type { Picture } from '#app/domain/picture.ts'
import { paths } from '#app/paths.ts'

export interface PageWords {
  title: string
  description: string
  /** Shown where the page is shared. */
  picture?: Picture | null
}

interface Match {
  id: string
  data: unknown
}

interface RootData {
  agency: { agencyName: string }
  siteUrl: string
}

/** `words` come from the page's loader; they are missing when it failed, and the error page speaks for itself. */
export function pageMeta(matches: readonly Match[], words: PageWords | undefined): MetaDescriptor[] {
  if (!words) return []
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  const { title, description, picture } = words
  const agencyName = root?.agency.agencyName
  const image = picture && root ? root.siteUrl + paths.media(picture.key, 1280) : null
  return [
    { title: agencyName ? `${title} · ${agencyName}` : title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(agencyName ? [{ property: 'og:site_name', content: agencyName }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ]
}
