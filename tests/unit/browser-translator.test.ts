import i18next from 'i18next'
import { expect, test } from 'vitest'
import { browserTranslator } from '#app/i18n/browser/browser-translator.ts'
import { i18nOptions } from '#app/i18n/config.ts'
import { dashboard as dashboardDe } from '#app/i18n/locales/de/dashboard.ts'
import { property as propertyDe } from '#app/i18n/locales/de/properties/property.ts'
import { refusals as refusalsDe } from '#app/i18n/locales/de/refusals.ts'
import { site as siteDe } from '#app/i18n/locales/de/site.ts'
import { dashboard as dashboardEn } from '#app/i18n/locales/en/dashboard.ts'
import { property as propertyEn } from '#app/i18n/locales/en/properties/property.ts'
import { refusals as refusalsEn } from '#app/i18n/locales/en/refusals.ts'
import { site as siteEn } from '#app/i18n/locales/en/site.ts'

const resources = {
  de: { site: siteDe, property: propertyDe, dashboard: dashboardDe, refusals: refusalsDe },
  en: { site: siteEn, property: propertyEn, dashboard: dashboardEn, refusals: refusalsEn },
}

/** "nav.offers" for every text of a namespace; plural forms under their common stem. */
function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key.replace(/_(one|other)$/, '')}`] : keysOf(value, `${path}${key}.`),
  )
}

for (const locale of ['de', 'en'] as const) {
  test(`the browser says every ${locale} text as i18next does`, async () => {
    const full = i18next.createInstance()
    await full.init({ ...i18nOptions, lng: locale, resources: { [locale]: resources[locale] } })
    const small = browserTranslator(locale, resources[locale])
    let compared = 0
    for (const [namespace, words] of Object.entries(resources[locale])) {
      const [expected, actual] = [full, small].map((i18n) => i18n.getFixedT(null, namespace as 'site'))
      for (const key of keysOf(words)) {
        for (const count of [0, 1, 2, 24]) {
          const values = { ...placeholdersOf(words, key), count }
          expect(actual?.(key as never, values)).toBe(expected?.(key as never, values))
          compared += 1
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000)
  })
}

test('a key names its namespace, a missing key is its own text, a branch can be had whole', () => {
  const t = browserTranslator('de', { site: { a: 'A' }, property: { b: { c: 'C' } } }).getFixedT(null, 'site') as (
    key: string,
    values?: object,
  ) => unknown
  expect(t('a')).toBe('A')
  expect(t('property:b.c')).toBe('C')
  expect(t('nowhere.to.be.found')).toBe('nowhere.to.be.found')
  expect(t('property:b', { returnObjects: true })).toEqual({ c: 'C' })
})

function placeholdersOf(words: object, key: string): Record<string, string> {
  const text = JSON.stringify(
    key.split('.').reduce<unknown>((branch, part) => branch?.[part as keyof typeof branch], words) ?? words,
  )
  return Object.fromEntries([...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name = '']) => [name, `<${name}>`]))
}
