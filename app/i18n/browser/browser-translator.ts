/** The part of i18next that pages need (decision 004); a test compares the two, key by key. */
import type { Locale } from '#app/fields/locale.ts'
import type { WordSource } from '#app/i18n/use-translation.ts'

type Words = { readonly [key: string]: string | Words | readonly unknown[] }
type Values = Readonly<Record<string, unknown>> & { count?: number; returnObjects?: boolean }

/** Unknown keys translate to themselves, as in i18next. */
export function browserTranslator(locale: Locale, resources: Readonly<Record<string, Words>>): WordSource {
  const plurals = new Intl.PluralRules(locale)
  const translate = (namespace: string | undefined, key: string, values: Values = {}) => {
    const [explicit, path] = key.includes(':') ? key.split(':', 2) : [namespace, key]
    const words = explicit === undefined ? undefined : resources[explicit]
    const plural = values.count === undefined ? undefined : find(words, `${path}_${plurals.select(values.count)}`)
    const found = plural ?? find(words, path)
    if (typeof found === 'string')
      return found.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''))
    return found && values.returnObjects ? found : path
  }
  const getFixedT = (_language: null, namespace: string | readonly string[]) => {
    const first = typeof namespace === 'string' ? namespace : namespace[0]
    return (key: string, values?: Values) => translate(first, key, values)
  }
  // The types of i18next know every key; plain strings are looked up here.
  return { language: locale, getFixedT: getFixedT as WordSource['getFixedT'] }
}

function find(words: Words | undefined, path = ''): unknown {
  let found: unknown = words
  // Walks down objects and arrays alike; the type of one step says nothing about the next.
  for (const part of path.split('.')) found = (found as Words | undefined)?.[part]
  return found
}
