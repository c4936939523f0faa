/** Texts of pages and translations that were stored before texts were cleaned. */
import { type D1Migration, env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { pageTexts } from '#app/data/tables/agency.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { db } from '#tests/support/visitor.ts'

beforeEach(async () => {
  await db.delete(texts)
  await db.delete(pageTexts)
})

async function mend(): Promise<void> {
  const migrations: D1Migration[] = env.TEST_MIGRATIONS
  const { queries = [] } = migrations.find(({ name }) => name.endsWith('_clean_texts.sql')) ?? {}
  expect(queries.length).toBeGreaterThan(10)
  for (const query of queries) await env.DB.prepare(query).run()
}

const aTranslation = (subject: (typeof texts.$inferInsert)['subject'], field: string, text: string) =>
  ({ subject, subjectId: subject === 'page' ? 'sales' : '1', locale: 'en', field, text, staleSince: null }) as const

const storedTexts = async () =>
  Object.fromEntries((await db.select().from(texts)).map(({ subject, field, text }) => [`${subject} ${field}`, text]))

const poisonedSteps = JSON.stringify([
  { title: 'Kenn\u00adenlernen\u200b', text: 'Erste Zeile\n\u0303Gespra\u0308ch\u202e,\u00a085\u00a0m²' },
  { title: null, text: 'Sagt „ja“ \\ "nein"' },
])
const cleanSteps = JSON.stringify([
  { title: 'Kennenlernen', text: 'Erste Zeile\n\u0303Gespräch,\u00a085\u00a0m²' },
  { title: null, text: 'Sagt „ja“ \\ "nein"' },
])

test('texts of pages are mended once, cells of their lists one by one, and what is clean keeps its version', async () => {
  const clean = {
    title: 'Verkaufen in Köln',
    costNote: 'Etagen\u00adwohnung,\u00a0ab 1 %',
    hideBenefits: true as const,
  }
  await db.insert(pageTexts).values([
    {
      id: 'sales',
      texts: {
        title: ' Verkaufen\u00a0in  Ko\u0308ln\u200b',
        lead: 'Ein So\u0308hnchen\u202e ru\u0308ckwärts\r\nund\u00a0weiter',
        costNote: '[1, 2]',
        hideBenefits: true,
        steps: poisonedSteps,
      },
    },
    { id: 'rentals', texts: clean },
  ])
  const told = await db.$count(history)
  await mend()
  const stored = await db.select().from(pageTexts)
  expect(stored.map(({ id, texts: own, version }) => ({ id, own, version }))).toEqual([
    {
      id: 'sales',
      own: {
        title: 'Verkaufen in Köln',
        lead: 'Ein Söhnchen rückwärts\nund\u00a0weiter',
        costNote: '[1, 2]',
        hideBenefits: true,
        steps: cleanSteps,
      },
      version: 2,
    },
    { id: 'rentals', own: clean, version: 1 },
  ])
  await mend()
  expect(await db.select().from(pageTexts)).toEqual(stored)
  expect(await db.$count(history)).toBe(told)
})

test('translations are mended without becoming older than their German', async () => {
  await db.insert(pageTexts).values({ id: 'sales', texts: { title: 'Ko\u0308ln', steps: poisonedSteps } })
  await db
    .insert(texts)
    .values([
      aTranslation('page', 'title', 'Selling\u200b in Ko\u0308ln'),
      aTranslation('page', 'steps', poisonedSteps),
      aTranslation('property', 'name', 'A\u00ad house\u00a0 by the lake '),
      aTranslation('property', 'description', 'Semi\u00addetached, fac\u0327ade\u2066'),
      aTranslation('picture', 'alt', 'A\u2011house\u200b'),
      aTranslation('ownPages', 'title', 'Cafe\u0301\ufeff'),
      aTranslation('settings', 'openingHours', 'Mon\u00a0–\u00a0Fri\nSat\u200b closed'),
      aTranslation('testimonials', 'quote', '[{"quote":"a list in words\u202e"}]'),
    ])
  await mend()
  expect(await storedTexts()).toEqual({
    'page title': 'Selling in Köln',
    'page steps': cleanSteps,
    'property name': 'A house by the lake',
    'property description': 'Semi\u00addetached, façade',
    'picture alt': 'A-house',
    'ownPages title': 'Café',
    'settings openingHours': 'Mon – Fri\nSat closed',
    'testimonials quote': '[{"quote":"a list in words"}]',
  })
  expect((await db.select().from(texts)).filter(({ staleSince }) => staleSince !== null)).toEqual([])
})
