import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import {
  type FieldMapping,
  type FieldMappings,
  type Placed,
  place,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import type { Element } from '#app/exchange/received.ts'
import { joinLines, splitLines } from '#app/fields/format.ts'
import { hostOf, linksIn, readLink } from '#app/fields/read-link.ts'
import { sourceOf, textOf } from './attachment.ts'

type LinkField = 'tourUrl' | 'filmUrl'

export const outsideLinks = {
  tourUrl: linksOf('tourUrl', 'LINKS', 'Virtueller Rundgang'),
  filmUrl: linksOf('filmUrl', 'FILMLINK', 'Film'),
} as const satisfies FieldMappings

function linksOf(field: LinkField, group: string, title: string): FieldMapping<string | null> {
  return {
    read: (from) => joinLines(takeLinks(from, field)) || null,
    write: (links) => splitLines(links).map((link) => placeLink(link, group, title)),
  }
}

/** Rows can hold what no form takes. It leaves neither as an attachment nor as an exact value. */
export function withLinksOnly(values: PropertyValues): PropertyValues {
  const only = (field: LinkField) => joinLines(linksIn(values[field])) || null
  return { ...values, tourUrl: only('tourUrl'), filmUrl: only('filmUrl') }
}

/** Those beyond the most that a property has stay among the unmapped elements. */
function takeLinks(from: ObjectReader, field: LinkField): string[] {
  const scope = from.scope('anhaenge')
  const links = new Set<string>()
  for (const element of from.all(scope, 'anhang')) {
    const link = linkIn(element)
    if (!scope || link === null || fieldOf(element, link) !== field) continue
    if (links.size === propertyFields[field].most && !links.has(link)) continue
    links.add(link)
    from.markPartlyRead(scope, element, [field])
  }
  return [...links]
}

export function linkIn(element: Element): string | null {
  const address = sourceOf(element)
  const read = address.length > propertyFields.tourUrl.max ? undefined : readLink(address)
  return read && 'link' in read ? read.link : null
}

/** Senders put tours among links, films and panoramas, so the title decides first and the host second. */
function fieldOf(element: Element, link: string): LinkField | null {
  const group = (element.attributes.gruppe ?? '').trim().slice(0, 60).toUpperCase()
  if (!outside.has(group) || isPicture(element, link)) return null
  const title = textOf(element, 'anhangtitel').slice(0, 200)
  if (filmWord.test(title)) return 'filmUrl'
  if (tourWord.test(title) || tourWord.test(hostOf(link)) || group === 'PANORAMA') return 'tourUrl'
  return group === 'LINKS' && !filmHost.test(hostOf(link)) ? null : 'filmUrl'
}

const outside = new Set(['FILM', 'FILMLINK', 'LINKS', 'PANORAMA'])
const filmWord = /\b(?:film|video|imagefilm|videotour)\b/i
const tourWord = /rundgang|tour(?!is)|360|\b3d\b|panorama|matterport|ogulo|immoviewer|everpano/i
const filmHost = /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)$/i

function isPicture(element: Element, link: string): boolean {
  const format = textOf(element, 'format').slice(0, 100)
  return /image|jpe?g|png|webp|gif|tiff?/i.test(format) || /\.(?:jpe?g|png|webp|gif|tiff?)(?:[?#]|$)/i.test(link)
}

function placeLink(link: string, gruppe: string, title: string): Placed {
  const leaf = (name: string, text: string): Element => ({ name, attributes: {}, text, children: [] })
  const { container, element } = place('anhaenge/anhang', '', { location: 'REMOTE', gruppe })
  const data = { ...leaf('daten', ''), children: [leaf('pfad', link)] }
  return {
    container,
    element: { ...element, children: [leaf('anhangtitel', title), leaf('format', 'text/html'), data] },
  }
}
