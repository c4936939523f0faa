/** What the demo says in English once it is seeded: rows, where demo-english.test.ts looks at what they are made of. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/data/database.server.ts'
import { inTab } from '#app/data/properties/property-tabs.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { keyFigures, ownPages, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import { entryFields } from '#app/domain/entries/entry.ts'
import { englishState, isWordless } from '#app/domain/missing-texts.ts'
import { pictureWordFields } from '#app/domain/picture-words.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { TextSubject } from '#app/domain/saving/subject.ts'
import type { Fields } from '#app/fields/field.ts'
import { isKnownPhrase } from '#app/words/texts/authored.server.ts'
import { demoKeyFigures, demoTemplates } from '#scripts/demo/entries.ts'
import { demoOwnPages } from '#scripts/demo/own-pages.ts'
import { demoTeam, demoTestimonials } from '#scripts/demo/people.ts'
import { openBindings } from '#scripts/serve.ts'
import { copyState } from '#tests/support/states.ts'

let demo: Awaited<ReturnType<typeof readDemo>>

beforeAll(async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-demo-texts-'))
  await copyState('demo', stateDir)
  demo = await readDemo(stateDir).finally(() => rmSync(stateDir, { recursive: true, force: true }))
}, 240_000)

async function readDemo(stateDir: string) {
  const { bindings, close } = await openBindings(stateDir)
  const db = openDatabase(bindings.DB)
  try {
    return {
      offers: await db.select().from(properties).where(inTab.published),
      references: await db.select().from(properties).where(inTab.sold),
      pictures: await db.select().from(images),
      team: await db.select().from(teamMembers),
      testimonials: await db.select().from(testimonials),
      numbers: await db.select().from(keyFigures),
      templates: await db.select().from(replyTemplates),
      ownPages: await db.select().from(ownPages),
      settings: await db.select().from(settings),
      texts: await db.select().from(texts),
    }
  } finally {
    await close()
  }
}

const textsAbout = (subject: TextSubject, id: string) =>
  demo.texts.filter((text) => text.subject === subject && text.subjectId === id)

/** The translations that a row lacks, as its form counts them. */
function missingIn(fields: Fields, subject: TextSubject, id: string, row: object): readonly string[] {
  const values = { ...row, ...valuesOfTexts(fields, textsAbout(subject, id)) }
  const isSaid = (field: string, text: string) => isWordless(text) || isKnownPhrase(field, text)
  return englishState(fields, values, {}, isSaid).missing
}

/** Of a property and of its pictures. */
function missingOf({ id, details, ...row }: (typeof demo.offers)[number]): string[] {
  const own = missingIn(propertyFields, 'property', id, { ...details, ...row })
  const pictures = demo.pictures.filter(({ propertyId }) => propertyId === id)
  expect([row.name, pictures.length > 0]).toEqual([row.name, true])
  return [...own, ...pictures.flatMap((picture) => missingIn(pictureWordFields, 'picture', picture.key, picture))]
}

test('of the offers of the seeded demo exactly three have only their name in English and one a part; twelve and more are whole', () => {
  const silent = demo.offers.filter(({ id }) => textsAbout('property', id).every(({ field }) => field === 'name'))
  expect(silent).toHaveLength(3)
  for (const offer of silent) {
    const pictures = demo.pictures.filter(({ propertyId }) => propertyId === offer.id)
    expect(pictures.flatMap(({ key }) => textsAbout('picture', key))).toEqual([])
  }
  const spoken = demo.offers.filter((offer) => !silent.includes(offer))
  const lacking = spoken.map(missingOf).filter((missing) => missing.length > 0)
  expect(lacking).toEqual([['fittingsEn', 'locationDescriptionEn', 'otherNotesEn']])
  expect(spoken.length - lacking.length).toBeGreaterThanOrEqual(12)
})

test('the references of the seeded demo are whole in English', () => {
  expect(demo.references.length).toBeGreaterThan(0)
  expect(demo.references.flatMap(missingOf)).toEqual([])
})

test('two offers of the seeded demo have English that is older than their German, and nothing else has', () => {
  const stale = demo.texts.filter(({ staleSince }) => staleSince !== null)
  expect(stale.map(({ subject }) => subject)).toEqual(['property', 'property'])
  const offers = demo.offers.filter(({ id }) => stale.some(({ subjectId }) => subjectId === id))
  expect(offers).toHaveLength(2)
})

test.each([
  ['team', demoTeam],
  ['testimonials', demoTestimonials],
  ['numbers', demoKeyFigures],
  ['templates', demoTemplates],
  ['ownPages', demoOwnPages],
] as const)('all of the seeded demo speak English: %s', (list, written) => {
  const rows = demo[list]
  expect(rows).toHaveLength(written.length)
  for (const row of rows) {
    expect(textsAbout(list, row.id).length).toBeGreaterThan(0)
    expect([row.id, missingIn(entryFields[list], list, row.id, row)]).toEqual([row.id, []])
  }
})

test('the settings of the seeded demo speak English, and so does the picture of its home page', () => {
  const [row] = demo.settings
  expect(row?.pictureAlt).toMatch(/\S/)
  expect(missingIn(agencyFields, 'settings', '1', row ?? {})).toEqual([])
  expect(missingIn(homePictureWordFields, 'settings', '1', { alt: row?.pictureAlt })).toEqual([])
})
