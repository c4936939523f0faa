/** OpenImmo has no field for the origin of a picture (a visualisation, for instance), so its title names the origin. */
import type { PictureOrigin } from '#app/domain/picture.ts'
import { keysOf } from '#app/fields/typed-objects.ts'

type Labelled = Exclude<PictureOrigin, 'photo'>

/** The words that visitors read on such a picture. */
export const titleLabels: Readonly<Record<Labelled, string>> = {
  aiEdited: '(mit KI bearbeitet)',
  aiGenerated: '(mit KI erzeugt)',
  visualisation: '(Visualisierung)',
}

/** The first origin with a matching phrase wins. A leading blank means that a word begins there. */
const phrases: Readonly<Record<Labelled, readonly string[]>> = {
  aiEdited: [
    ' ki bearbeitet',
    ' ai edited',
    ' edited with ai',
    ' virtuell möbliert',
    ' virtuell eingerichtet',
    ' digital möbliert',
    ' virtual staging',
    ' virtually staged',
    ' virtuelles homestaging',
    ' virtuelles home staging',
  ],
  aiGenerated: [' ki generiert', ' ki erzeugt', ' ki erstellt', ' ai generated', ' generated with ai'],
  visualisation: ['visualisierung', 'visualisation', 'visualization', ' rendering'],
}

export function titleWith(alt: string, origin: PictureOrigin | null | undefined): string {
  return origin && origin !== 'photo' ? `${alt} ${titleLabels[origin]}`.trim() : alt
}

export function titleWithout(title: string, origin: PictureOrigin | undefined): string {
  const label = origin && origin !== 'photo' ? titleLabels[origin] : ''
  return title.endsWith(label) ? title.slice(0, title.length - label.length).trim() : title
}

/** What a title proposes, and its text without our own words at its end. */
export function readTitle(text: string): { text: string; foundMark: Labelled | null } {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`
  const foundMark = keysOf(phrases).find((origin) => phrases[origin].some((phrase) => words.includes(phrase))) ?? null
  const label = foundMark ? titleLabels[foundMark] : ''
  const isLabelled = text.toLowerCase().endsWith(label.toLowerCase())
  return { text: isLabelled ? text.slice(0, text.length - label.length).trim() : text, foundMark }
}
