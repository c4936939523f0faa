import i18next, { type i18n } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { isLocale, type Locale, locales } from '#app/fields/locale.ts'
import { property as propertyDe } from '#app/i18n/locales/de/properties/property.ts'
import { property as propertyEn } from '#app/i18n/locales/en/properties/property.ts'
import { defaultLocale, i18nOptions } from './config.ts'
import { cookiesOf } from './cookies.server.ts'
import { localeNamedIn } from './locale-cookie.ts'
import { localeOfPath } from './locale-path.ts'
import { dashboard as dashboardDe } from './locales/de/dashboard.ts'
import { forms as formsDe } from './locales/de/forms/forms.ts'
import { pages as pagesDe } from './locales/de/pages.ts'
import { refusals as refusalsDe } from './locales/de/refusals.ts'
import { site as siteDe } from './locales/de/site.ts'
import { dashboard as dashboardEn } from './locales/en/dashboard.ts'
import { forms as formsEn } from './locales/en/forms/forms.ts'
import { pages as pagesEn } from './locales/en/pages.ts'
import { refusals as refusalsEn } from './locales/en/refusals.ts'
import { site as siteEn } from './locales/en/site.ts'
import { typeset } from './typeset.ts'

const resources = {
  de: {
    site: siteDe,
    refusals: refusalsDe,
    property: propertyDe,
    dashboard: dashboardDe,
    forms: formsDe,
    pages: typeset(pagesDe),
  },
  en: {
    site: siteEn,
    refusals: refusalsEn,
    property: propertyEn,
    dashboard: dashboardEn,
    forms: formsEn,
    pages: typeset(pagesEn),
  },
}

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async (request) => localeIn(request),
  },
})

/** From the address, else the account, else the visitor's choice. Accept-Language is ignored (decision 009). */
export function localeIn(request: Request): Locale {
  const ofPath = localeOfPath(new URL(request.url).pathname)
  return ofPath ?? staffLocaleIn(request) ?? chosenLocale(request) ?? defaultLocale
}

/** Repeats the language of the account: see account-language.server.ts. */
export const staffLocaleCookieName = '__Host-staff-locale'

export function staffLocaleIn(request: Request): Locale | null {
  const named = cookiesOf(request)[staffLocaleCookieName]
  return isLocale(named) ? named : null
}

export function chosenLocale(request: Request): Locale | null {
  return localeNamedIn(cookiesOf(request))?.locale ?? null
}

export async function localeOf(request: Request): Promise<Locale> {
  const locale = await detection.getLocale(request)
  return isLocale(locale) ? locale : defaultLocale
}

const instances = new Map<Locale, i18n>()

/** One per isolate: nothing in it depends on a visitor. */
export function i18nFor(locale: Locale): i18n {
  let instance = instances.get(locale)
  if (!instance) {
    instance = i18next.createInstance()
    instance.init({ ...i18nOptions, lng: locale, resources })
    cacheWords(instance)
    instances.set(locale, instance)
  }
  return instance
}

/** More than exist; caps the cache in case a key is made up. */
const maxCachedWords = 10_000

/** Pages look up hundreds of texts without placeholders; resolving each again took a sixth of the rendering time. */
function cacheWords(instance: i18n): void {
  const known = new Map<string, unknown>()
  // i18next's types list every key; the cache treats them as plain strings.
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...given: unknown[]) => Lookup
  const cached = (...given: unknown[]): Lookup => {
    const t = getFixedT(...given)
    const where = JSON.stringify(given)
    return (key, options = {}) => {
      if (!hasNoValues(options)) return t(key, options)
      const name = `${where} ${key} ${'returnObjects' in options}`
      if (known.has(name)) return known.get(name)
      const words = t(key, options)
      if (known.size < maxCachedWords) known.set(name, words)
      return words
    }
  }
  // Takes and returns the same as the original.
  instance.getFixedT = cached as unknown as i18n['getFixedT']
}

type Lookup = (key: string, options?: object) => unknown

function hasNoValues(options: object): boolean {
  return Object.keys(options).every((name) => name === 'returnObjects')
}

/** For code outside components. */
export function translator(locale: Locale) {
  return i18nFor(locale).getFixedT(locale, ['site', 'property', 'dashboard', 'forms', 'pages', 'refusals'])
}

export type Translator = ReturnType<typeof translator>

/** For keys that are known only at run time; an unknown key is its own text. */
export function translateKey(t: Translator, key: string, values: object = {}): string {
  // i18next's types accept only keys that the compiler can see.
  return String(t(key as never, values as never))
}
