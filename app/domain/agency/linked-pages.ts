import type { Locale } from '#app/fields/locale.ts'

/** A link to a page, in the language of the page that shows it. */
export interface PageLink {
  to: string
  name: string
  lang?: Locale | undefined
}

/** By placement; the services are the website's own first. */
export type LinkedPages = Readonly<Record<'footer' | 'services', readonly PageLink[]>>
