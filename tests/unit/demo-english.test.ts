import { expect, test } from 'vitest'
import { isSlug } from '#app/domain/entries/own-page.ts'
import { problemOf, readOwnText } from '#app/domain/entries/own-page-text.ts'
import { readQuery } from '#app/domain/offers/typed-query.ts'
import { demoKeyFigures, demoTemplates } from '#scripts/demo/entries.ts'
import { demoOwnPages } from '#scripts/demo/own-pages.ts'
import { demoTeam, demoTestimonials } from '#scripts/demo/people.ts'
import { germanBefore } from '#scripts/demo/properties/before.ts'
import { propertiesInEnglish } from '#scripts/demo/properties/english.ts'
import { demoProperties } from '#scripts/demo/properties.ts'

const offers = demoProperties.filter(({ values }) => values.published && !values.sold)

test('all offers of the demo but three are described in English, and all references; every name is English', () => {
  const silent = offers.filter(({ slug }) => !propertiesInEnglish[slug]?.descriptionEn)
  expect(silent.map(({ values }) => [values.houseType, values.marketType])).toEqual([
    ['house', 'purchase'],
    ['apartment', 'rent'],
    ['plot', 'purchase'],
  ])
  expect(offers.length - silent.length).toBeGreaterThanOrEqual(12)
  const references = demoProperties.filter(({ values }) => values.sold)
  expect(references).toHaveLength(16)
  const shown = [...offers, ...references]
  expect(references.filter(({ slug }) => !propertiesInEnglish[slug]?.descriptionEn)).toEqual([])
  expect(shown.filter(({ slug }) => !propertiesInEnglish[slug]?.nameEn)).toEqual([])
})

test('the team, the testimonials, the key figures and the templates of the demo speak English', () => {
  for (const { name, roleEn, bioEn } of demoTeam)
    expect([name, roleEn && bioEn]).toEqual([name, expect.stringMatching(/./)])
  for (const { author, quoteEn } of demoTestimonials)
    expect([author, quoteEn]).toEqual([author, expect.stringMatching(/./)])
  expect(demoKeyFigures.filter(({ labelEn }) => !labelEn)).toEqual([])
  for (const { subject, text, subjectEn, textEn } of demoTemplates) {
    expect([!subjectEn, textEn?.split('\n').length]).toEqual([!subject, text.split('\n').length])
  }
})

test('the pages of the demo are what their form takes, and their English has the blocks of their German', () => {
  for (const { title, titleEn, leadEn, slug, text, textEn, query } of demoOwnPages) {
    const blocks = (written: string | null) =>
      readOwnText(written ?? '').map((block) => [block.kind, 'items' in block && block.items.length])
    expect([title, blocks(textEn)]).toEqual([title, blocks(text)])
    expect([titleEn && leadEn, isSlug(slug ?? '')]).toEqual([expect.stringMatching(/./), true])
    expect([problemOf(text ?? ''), problemOf(textEn ?? '')]).toEqual([null, null])
    if (query) expect(readQuery(query, 'de')).toMatchObject({ query })
  }
})

test('two offers of the demo have English that is older than their German', () => {
  const stale = Object.keys(germanBefore)
  expect(stale).toHaveLength(2)
  expect(offers.filter(({ slug }) => stale.includes(slug) && propertiesInEnglish[slug])).toHaveLength(2)
})

test('the English of the demo has the paragraphs, the items and the numbers of its German', () => {
  for (const { slug, values } of demoProperties) {
    for (const [key, text] of Object.entries(propertiesInEnglish[slug] ?? {})) {
      const english = text ?? ''
      const field = key.replace(/En$/, '') as keyof typeof values
      const german = String(germanBefore[slug]?.[field] ?? values[field])
      const where = [slug, field]
      expect([...where, english.split('\n').length]).toEqual([...where, german.split('\n').length])
      expect([...where, ...englishNumbers(english)]).toEqual([...where, ...germanNumbers(german)])
    }
  }
})

/** "14.12.2026" has a month that is a word in English. */
function germanNumbers(text: string): number[] {
  const plain = text
    .replace(/(\d{2})\.\d{2}\.(\d{4})/g, '$1 $2')
    .replace(/(\d)\.(\d{3})/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
  return numbersOf(plain)
}

function englishNumbers(text: string): number[] {
  return numbersOf(text.replace(/(\d),(\d{3})/g, '$1$2'))
}

function numbersOf(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number).sort((one, other) => one - other)
}
