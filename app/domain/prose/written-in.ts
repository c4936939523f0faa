import type { Locale } from '#app/fields/locale.ts'

/** Small words that the other language does not have, and for English what titles of advertisements are made of. */
const words: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: setOf(`der das und ist nicht mit ein eine einen einem einer auf für von vom im zum zur sich auch wird werden sind bei
    oder aus dem den des sowie über durch unter zwischen nach wurde sehr hier alle noch nur sie ihr ihre ihren es`),
  en: setOf(`the and is are of with to for from this that which you your it its has have by into at on both as there
    house flat apartment garden bright spacious kitchen bedroom bedrooms bathroom room rooms near view floor quiet`),
}

/** So many different words of a language make a text one of it: a motto or the name of a house has fewer. */
const least = 3

/** How many times as many as of the other: a text may quote. */
const lead = 3

/** The language of a text; null if that is not clear, as in short or mixed ones. */
export function writtenIn(text: string): Locale | null {
  const typed = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  const [german, english] = [countOf(typed, 'de'), countOf(typed, 'en')]
  if (german >= least && german > english * lead) return 'de'
  return english >= least && english > german * lead ? 'en' : null
}

function countOf(typed: ReadonlySet<string>, locale: Locale): number {
  return [...typed].filter((word) => words[locale].has(word)).length
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
