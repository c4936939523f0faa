/** Which language a request is answered in, and the words for it. */
import i18next, { type i18n } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { isLocale, type Locale, locales } from '#app/fields/field.ts'
import { property as propertyDe } from '#app/i18n/locales/de/properties/property.ts'
import { property as propertyEn } from '#app/i18n/locales/en/properties/property.ts'
import { defaultLocale, i18nOptions } from './config.ts'
import { cookiesOf } from './cookies.server.ts'
import { localeNamedIn } from './locale-cookie.ts'
import { dashboard as dashboardDe } from './locales/de/dashboard.ts'
import { forms as formsDe } from './locales/de/forms.ts'
import { pages as pagesDe } from './locales/de/pages.ts'
import { site as siteDe } from './locales/de/site.ts'
import { dashboard as dashboardEn } from './locales/en/dashboard.ts'
import { forms as formsEn } from './locales/en/forms.ts'
import { pages as pagesEn } from './locales/en/pages.ts'
import { site as siteEn } from './locales/en/site.ts'
import { typeset } from './typeset.ts'

const resources = {
  de: { site: siteDe, property: propertyDe, dashboard: dashboardDe, forms: formsDe, pages: typeset(pagesDe) },
  en: { site: siteEn, property: propertyEn, dashboard: dashboardEn, forms: formsEn, pages: typeset(pagesEn) },
}

const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ['custom'],
    findLocale: async (request) => localeIn(request),
  },
})

/** The language that the cookie names; German unless it names one. */
export function localeIn(request: Request): Locale {
  return localeNamedIn(cookiesOf(request))?.locale ?? defaultLocale
}

/** The language chosen by the cookie (see locale-cookie.ts); German unless chosen otherwise. Accept-Language is not consulted. */
export async function localeOf(request: Request): Promise<Locale> {
  const locale = await detection.getLocale(request)
  return isLocale(locale) ? locale : defaultLocale
}

const instances = new Map<Locale, i18n>()

/** One instance per language for the life of the isolate: nothing in it depends on a visitor. */
export function i18nFor(locale: Locale): i18n {
  let instance = instances.get(locale)
  if (!instance) {
    instance = i18next.createInstance()
    instance.init({ ...i18nOptions, lng: locale, resources })
    rememberWords(instance)
    instances.set(locale, instance)
  }
  return instance
}

/** More than there are; a key that somebody could make up is not remembered beyond that. */
const mostWords = 10_000

/**
 * A page asks for some hundred texts, most of them without anything to fill in. i18next looks each up anew, which took a
 * sixth of the time that a page takes; what is the same each time is looked up once.
 */
function rememberWords(instance: i18n): void {
  const known = new Map<string, unknown>()
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...given: unknown[]) => Lookup
  const remembering = (...given: unknown[]): Lookup => {
    const t = getFixedT(...given)
    const where = JSON.stringify(given)
    return (key, options = {}) => {
      if (!isOnlyAboutShape(options)) return t(key, options)
      const name = `${where} ${key} ${'returnObjects' in options}`
      if (known.has(name)) return known.get(name)
      const words = t(key, options)
      if (known.size < mostWords) known.set(name, words)
      return words
    }
  }
  instance.getFixedT = remembering as unknown as i18n['getFixedT']
}

type Lookup = (key: string, options?: object) => unknown

/** Whether it says nothing that fills the words in. */
function isOnlyAboutShape(options: object): boolean {
  return Object.keys(options).every((name) => name === 'returnObjects')
}

/** The words of one language, for loaders, actions and everything else that renders nothing. */
export function translator(locale: Locale) {
  return i18nFor(locale).getFixedT(locale, ['site', 'property', 'dashboard', 'forms', 'pages'])
}

export type Translator = ReturnType<typeof translator>
