import { layOver, type OwnWords } from '#app/domain/pages/own-words.ts'
import type { Placeholders } from '#app/domain/pages/placeholders.ts'
import type { Translator } from './server.ts'
import { typeset } from './typeset.ts'

const namespace = 'pages:'

type Options = Readonly<Record<string, unknown>>
type Lookup = (key: string, options?: Options) => unknown

/** Says the agency's own words where it has some. `placeholders` are those that no page fills in by itself. */
export function ownTranslator(
  t: Translator,
  own: OwnWords,
  placeholders: Placeholders,
  noteAuthored: (text: string) => void = () => undefined,
): Translator {
  if (own.size === 0) return t
  // i18next's types list every key; here they are plain strings.
  const byDefault = t as unknown as Lookup
  const lookup: Lookup = (key, options) => {
    const words = byDefault(key, options)
    if (!key.startsWith(namespace)) return words
    const filled = { ...placeholders, Name: nameIn(options) }
    const below = key.slice(namespace.length)
    const laid = layOver(words, below, own, filled)
    if (laid === words) return words
    const shown = typeset(laid)
    for (const [name, { isAuthored }] of own)
      if (isAuthored && (name === below || name.startsWith(`${below}.`)))
        for (const text of textsIn(authoredIn(lookIn(shown, name.slice(below.length)), isAuthored))) noteAuthored(text)
    return shown
  }
  return lookup as unknown as Translator
}

function authoredIn(words: unknown, places: true | readonly number[]): unknown {
  return places === true || !Array.isArray(words) ? words : places.map((place) => words[place])
}

function lookIn(words: unknown, path: string): unknown {
  return path.split('.').reduce((found, name) => (name ? Object(found)[name] : found), words)
}

/** Pages split long texts into lines. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words, ...words.split('\n')].filter(Boolean)
  return Object.values(Object(words)).flatMap(textsIn)
}

/** The person whom a page names. */
function nameIn(options: Options | undefined): string | null {
  const name = options?.person ?? options?.name
  return typeof name === 'string' ? name : null
}
