/**
 * What react-i18next needs of i18next in the browser, in a small part of its size: the words of one language, already
 * loaded, with placeholders and plurals. A test holds it to i18next, key by key. See docs/decisions.
 */
import type { i18n } from 'i18next'
import type { Locale } from '#app/fields/field.ts'
import { i18nOptions } from './config.ts'

type Words = { readonly [key: string]: string | Words | readonly unknown[] }
type Values = Readonly<Record<string, unknown>> & { count?: number; returnObjects?: boolean }

/** An instance for I18nextProvider. A key that does not exist is its own translation, as in i18next. */
export function browserTranslator(locale: Locale, resources: Readonly<Record<string, Words>>): i18n {
  const plurals = new Intl.PluralRules(locale)
  const translate = (namespace: string, key: string, values: Values = {}) => {
    const [explicit, path] = key.includes(':') ? key.split(':', 2) : [namespace, key]
    const words = explicit === undefined ? undefined : resources[explicit]
    const plural = values.count === undefined ? undefined : find(words, `${path}_${plurals.select(values.count)}`)
    const found = plural ?? find(words, path)
    if (typeof found === 'string')
      return found.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''))
    return found && values.returnObjects ? found : path
  }
  const instance = {
    language: locale,
    languages: [locale],
    options: { ...i18nOptions, react: {} },
    isInitialized: true,
    hasLoadedNamespace: (namespace: string) => namespace in resources,
    getFixedT: (_language: string | null, namespace: string | readonly string[] | null) => {
      const first = (typeof namespace === 'string' ? namespace : namespace?.[0]) ?? i18nOptions.defaultNS
      return (key: string, values?: Values) => translate(first, key, values)
    },
    on: () => {},
    off: () => {},
  }
  return instance as unknown as i18n
}

function find(words: Words | undefined, path = ''): unknown {
  let found: unknown = words
  for (const part of path.split('.')) found = (found as Words | undefined)?.[part]
  return found
}
