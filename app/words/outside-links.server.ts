import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { linksIn } from '#app/fields/read-link.ts'
import { translator } from '#app/i18n/server.ts'
import { shownHost } from './shown-host.server.ts'

export interface PageLinks {
  label: string
  links: { href: string; label: string; title?: string; target?: string; rel?: string }[]
}

/** To tours and films at their providers; null without any. */
export function outsideLinks(offer: Pick<Offer, 'tourUrl' | 'filmUrl'>, locale: Locale): PageLinks | null {
  const words = translator(locale)('pages:offer.outside', { returnObjects: true })
  const links = (['tourUrl', 'filmUrl'] as const).flatMap((field) => {
    const all = linksIn(offer[field])
    return all.map((href, index) => ({
      href,
      label: `${words[field]}${all.length > 1 ? ` ${index + 1}` : ''} ${words.at} ${shownHost(href)}`,
      title: words.newWindow,
      target: '_blank',
      rel: 'noopener noreferrer',
    }))
  })
  return links.length > 0 ? { label: words.label, links } : null
}
