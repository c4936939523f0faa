/** Links of the document alone, so that no script has their addresses. */
import figtree from '#fonts/figtree.woff2?url'
import newsreader from '#fonts/newsreader.woff2?url'

const fonts = [newsreader, figtree]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join('')

const drawn = ['/favicon.svg" type="image/svg+xml', '/apple-touch-icon.png'] as const

/** With the address of the agency's own icon, or null for the drawn gable. */
export function withHeadLinks(html: string, icon: string | null): string {
  const [tab, phone] = icon ? [icon, icon] : drawn
  const icons = `<link rel="icon" href="${tab}"/><link rel="apple-touch-icon" href="${phone}"/>`
  // React keeps unknown tags at the end of the head.
  return html.replace('</head>', () => `${fonts}${icons}</head>`)
}
