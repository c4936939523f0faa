/** How a link's host is named to a reader. Browsers open it in Punycode, in which no letter looks like another. */
import { domainToUnicode } from 'node:url'
import { hostOf } from '#app/fields/read-link.ts'

/** "youtube.com" for "https://www.youtube.com/watch?v=1", "büro.de" for "https://xn--bro-hoa.de". */
export function shownHost(link: string): string {
  return readable(hostOf(link))
}

/** The whole address in print, with its host as `shownHost` names it. */
export function shownAddress(link: string): string {
  const typed = 'https://'.length + link.slice('https://'.length).search(/[:/?#]|$/)
  return `https://${readable(new URL(link).hostname)}${link.slice(typed)}`
}

/** Stricter than browsers, which show any letters of one script: only those that German has beside a to z. */
function readable(host: string): string {
  const words = domainToUnicode(host)
  return /^[a-zäöüß\d.-]+$/.test(words) && !imitates(words) ? words : host
}

/** "yöutube.com" is another host than the one that readers take it for. */
function imitates(host: string): boolean {
  const plain = host.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'b')
  return plain !== host && plain.split('.').some((label) => providers.has(label))
}

/** Names that visitors trust with tours and films. */
const providers = new Set(
  'everpano giraffe360 google immobilienscout24 immoviewer immowelt kuula matterport ogulo vimeo youtu youtube youtube-nocookie'.split(
    ' ',
  ),
)
