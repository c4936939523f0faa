import { layOver, type OwnWords } from '#app/domain/pages/own-words.ts'
import type { Placeholders } from '#app/domain/pages/placeholders.ts'
import type { Translator } from './server.ts'
import { typeset } from './typeset.ts'

const namespace = 'pages:'

type Options = Readonly<Record<string, unknown>>
type Lookup = (key: string, options?: Options) => unknown

/** Says the agency's own words where it has some. `placeholders` are those that no page fills in by itself. */
export function ownTranslator(t: Translator, own: OwnWords, placeholders: Placeholders): Translator {
  if (own.size === 0) return t
  // i18next's types list every key; here they are plain strings.
  const byDefault = t as unknown as Lookup
  const lookup: Lookup = (key, options) => {
    const words = byDefault(key, options)
    if (!key.startsWith(namespace)) return words
    const filled = { ...placeholders, Name: nameIn(options) }
    const laid = layOver(words, key.slice(namespace.length), own, filled)
    return laid === words ? words : typeset(laid)
  }
  return lookup as unknown as Translator
}

/** The person whom a page names. */
function nameIn(options: Options | undefined): string | null {
  const name = options?.person ?? options?.name
  return typeof name === 'string' ? name : null
}
