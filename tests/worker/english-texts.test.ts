/** Texts by staff on English pages: translated ones in English, others in German and marked as such. */
import { XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createKeyFigure } from '#app/data/entries/key-figures.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import type { TextSubject } from '#app/domain/saving/subject.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { languageJudge, saidOn } from '#tests/support/languages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, Visitor } from '#tests/support/visitor.ts'

const german = new Visitor()
const english = new Visitor().speak('en')

/** Everything that staff have said in either language. */
const said = { de: [] as string[], en: [] as string[] }
const inWrongLanguage = (page: string) => languageJudge(said)(page)

function inGerman<Texts extends Record<string, string>>(written: Texts): Texts {
  said.de.push(...Object.values(written))
  return written
}

async function inEnglish(subject: TextSubject, subjectId: string, written: Record<string, string>): Promise<void> {
  said.en.push(...Object.values(written))
  for (const [field, text] of Object.entries(written)) {
    await db.insert(texts).values({ subject, subjectId, locale: 'en', field, text })
  }
}

const propertyTexts = ['name', 'description', 'fittings', 'locationDescription', 'otherNotes'] as const
const phrases = ['provision', 'availableFrom', 'depositText'] as const
const names = [...propertyTexts, ...phrases]

/** `part` of a property's texts are translated, and of its two pictures and the floor plan. */
async function aProperlySaid(mark: string, part: readonly string[], more: Parameters<typeof aProperty>[0] = {}) {
  const id = newId()
  const member = newId()
  const own = inGerman({ role: `Zuständig für ${mark}`, bio: `Kennt ${mark} von klein auf.\n\nUnd mag es dort.` })
  const contact = { ...own, name: `Mensch ${mark}`, telephone: '040 123456', email: null }
  await createTeamMember(db, member, contact, 0, null)
  const written = inGerman(
    Object.fromEntries(names.map((name) => [name, `${name} sagt etwas über ${mark} auf Deutsch`])),
  )
  const translated = names.filter((name) => part.includes(name))
  const texts = translated.map((name) => [`${name}En`, `${name} says something of ${mark} in English`] as const)
  said.en.push(...texts.map(([, text]) => text))
  const values = { ...written, ...Object.fromEntries(texts), responsibleMember: member, ...more }
  await createProperty(db, id, aProperty(values), 'Test')
  const kinds = ['photo', 'photo', 'floorPlan'] as const
  for (const [index, kind] of kinds.entries()) {
    const key = newPictureKey()
    const words = inGerman({ alt: `Bild ${index} zeigt ${mark}`, caption: `Unterschrift ${index} von ${mark}` })
    await createPicture(db, id, { key, kind, width: 1200, height: 800, ...words })
    if (part.includes('alt')) await inEnglish('picture', key, { alt: `Picture ${index} shows ${mark}` })
    if (part.includes('caption')) await inEnglish('picture', key, { caption: `Caption ${index} of ${mark}` })
  }
  if (part.includes('role')) await inEnglish('team', member, { role: `In charge of ${mark}` })
  if (part.includes('bio')) await inEnglish('team', member, { bio: `Has known ${mark} for ever.\n\nAnd likes it.` })
  return id
}

const all = [...names, 'alt', 'caption', 'role', 'bio']
const some = ['name', 'fittings', 'provision', 'caption', 'role']
const sold = { sold: true, soldOn: '2026-03', highlighted: false } as const
const rental = { marketType: 'rent', purchasePrice: null, baseRent: 1_200 } as const
const ids: Record<string, string> = {}

beforeAll(async () => {
  const point = { latitude: 53.55, longitude: 9.93 }
  ids.whole = await aProperlySaid('Ganzhausen', all, { highlighted: true, ...point })
  ids.partly = await aProperlySaid('Teilhausen', some, rental)
  ids.bare = await aProperlySaid('Kargheim', [], { ...rental, ...point })
  for (const [name, part] of [
    ['wholeSold', all],
    ['partlySold', some],
    ['bareSold', []],
  ] as const) {
    ids[name] = await aProperlySaid(`${name}dorf`, part, sold)
  }
  for (const [index, property] of [ids.wholeSold, ids.partlySold, ids.bareSold].entries()) {
    const id = newId()
    const words = inGerman({ quote: `„Sie haben unser Haus Nummer ${index} gut verkauft.“` })
    const voice = { ...words, author: `Kundin ${index}`, property: property ?? null, originConfirmed: true }
    await createTestimonial(db, id, voice, index, null)
    if (index === 0) await inEnglish('testimonials', id, { quote: 'They sold our first house very well.' })
  }
  for (const [index, label] of ['Häuser in guten Händen', 'Jahre an der Elbe'].entries()) {
    const id = newId()
    await createKeyFigure(db, id, { ...inGerman({ label }), value: '38' }, index)
    if (index === 0) await inEnglish('numbers', id, { label: 'Houses in good hands' })
  }
  const settings = inGerman({
    openingHours: 'Wenn das Licht brennt',
    testimonialOrigin: 'Jede Stimme ist am Vertrag geprüft worden.',
    sellerCommission: 'Was wir miteinander ausmachen, mehr nicht',
    insurance: 'Versichert bei einer Versicherung in Deutschland',
    supervisoryAuthority: 'Ein Amt in einer Stadt an der Elbe',
  })
  await saveAgency(db, { ...demoSettings, valuer: null, ...settings })
  const hero = { pictureKey: newPictureKey(), pictureWidth: 1200, pictureHeight: 800 }
  const { alt } = inGerman({ alt: 'Ein Haus am Abend über dem Fluss' })
  await saveHomePicture(db, hero, alt)
})

const html = async (path: string, visitor = english) => (await visitor.get(path)).text()
const offerPages = ['whole', 'partly', 'bare'] as const
const referencePages = ['wholeSold', 'partlySold', 'bareSold'] as const

const pages = () => [
  ...['/', '/angebote', '/angebote?view=map', '/angebote?marketType=rent', '/referenzen', '/unser-team', '/uber-uns'],
  ...['/leistungen/verkauf', '/leistungen/vermietung', '/leistungen/neubauprojekte', '/kontakt', '/impressum'],
  ...['/bewertung', '/bewertung/danke', `/kontakt/danke?angebot=${ids.partly}`, '/datenschutz'],
  ...offerPages.flatMap((name) => [`/angebote/${ids[name]}`, `/angebote/${ids[name]}/expose`]),
  ...referencePages.map((name) => `/referenzen/${ids[name]}`),
]

test('no English page says in the wrong language what staff have written', async () => {
  for (const path of pages()) expect([path, inWrongLanguage(await html(path))]).toEqual([path, []])
})

test('a German text that is not marked, or an English one that is, would be found', () => {
  const wrong = (body: string) => inWrongLanguage(`<html lang="en"><body>${body}</body></html>`)
  expect(wrong('<p>name sagt etwas über Ganz\u00adhausen auf Deutsch</p>')).toHaveLength(1)
  expect(wrong('<img alt="Bild 0 zeigt Kargheim">')).toHaveLength(1)
  expect(wrong('<p lang="de"><b>In charge of Ganzhausen</b></p>')).toHaveLength(1)
  expect(wrong('<p lang="de"><b>Zuständig für Ganzhausen</b></p>')).toEqual([])
})

test('German pages say nothing in English, and mark nothing', async () => {
  for (const path of pages()) {
    const page = await html(path, german)
    expect([path, inWrongLanguage(page)]).toEqual([path, []])
    expect([path, page.includes('untranslated')]).toEqual([path, false])
    expect([path, saidOn(page).filter(({ lang }) => lang === 'de').length > 20]).toEqual([path, true])
  }
})

test('an offer whose texts are all translated says them, and nothing in German', async () => {
  for (const page of ['', '/expose']) {
    const words = saidOn(await html(`/angebote/${ids.whole}${page}`)).map(({ words }) => words)
    for (const name of propertyTexts) expect(words).toContain(`${name} says something of Ganzhausen in English`)
    expect(words).toContain('In charge of Ganzhausen')
    expect(words.filter((one) => one.includes('sagt etwas über Ganzhausen'))).toEqual([])
    expect(words.join()).not.toContain('is in German')
  }
})

test.each([
  ['bare', 'The agent’s description is in German.'],
  ['partly', 'The agent’s description is in German.'],
] as const)('an offer without an English description says so once: %s', async (name, sentence) => {
  for (const page of ['', '/expose']) {
    const words = saidOn(await html(`/angebote/${ids[name]}${page}`)).map(({ words }) => words)
    expect(words.filter((one) => one.includes('is in German'))).toEqual([sentence])
  }
})

test('an offer of which only captions are German says so, too', async () => {
  const id = await aProperlySaid('Bildhausen', [...names, 'alt', 'role', 'bio'])
  for (const page of ['', '/expose']) {
    const words = saidOn(await html(`/angebote/${id}${page}`)).map(({ words }) => words)
    expect(words.filter((one) => one.endsWith('in German.'))).toEqual(['Some of the agent’s texts are in German.'])
  }
})

test('a reference says so too, and lists say nothing of it', async () => {
  expect(await html(`/referenzen/${ids.bareSold}`)).toContain('The agent’s description is in German.')
  expect(await html(`/referenzen/${ids.wholeSold}`)).not.toContain('is in German')
  for (const path of ['/', '/angebote', '/referenzen', '/unser-team']) {
    expect(await html(path)).not.toContain('is in German')
  }
})

test('a quote is translated, says so, and keeps what was said', async () => {
  for (const path of ['/', '/referenzen', `/referenzen/${ids.wholeSold}`]) {
    const page = await html(path)
    expect(page).toMatch(/<blockquote><p>They sold our first house very well\.<\/p><\/blockquote><details/)
    expect(page).toContain('<summary>Translated from German</summary>')
    expect(page).toContain('<q lang="de">Sie haben unser Haus Nummer 0 gut verkauft.</q>')
  }
  expect(await html('/')).toContain('<blockquote lang="de"><p>Sie haben unser Haus Nummer 1')
  expect(await html('/', german)).not.toContain('Aus dem Deutschen übersetzt')
})

test('the head speaks the language of the page as far as staff do', async () => {
  const page = await html(`/angebote/${ids.whole}`)
  expect(page).toMatch(/<title>name says something of Ganzhausen in English/)
  expect(page).toContain('property="og:image:alt" content="Picture 0 shows Ganzhausen"')
  expect(page).toContain('"name":"name says something of Ganzhausen in English"')
  expect(page).toContain('"inLanguage":"en"')
  expect(await html(`/angebote/${ids.bare}`)).not.toContain('og:image:alt')
  const feed = await html('/angebote.atom')
  expect(feed).toContain('<title>name says something of Ganzhausen in English')
  expect(feed).toContain('<title xml:lang="de">name sagt etwas über Kargheim auf Deutsch')
})

test('a search finds the words of every language at both addresses', async () => {
  for (const visitor of [german, english]) {
    for (const words of ['fittings says Ganzhausen', 'fittings sagt Ganzhausen']) {
      const page = await html(`/angebote?q=${encodeURIComponent(words)}`, visitor)
      expect([words, page.includes(`/angebote/${ids.whole}`)]).toEqual([words, true])
    }
  }
})

const evil = '</script><script>alert(1)</script> ]]> &amp; <b>"\' $& {{name}}'

test('hostile English texts stay texts on every page, in the feed and in what machines read', async () => {
  const id = newId()
  const [member, voice, figure, picture] = [newId(), newId(), newId(), newPictureKey()]
  const said = Object.fromEntries(names.map((name) => [`${name}En`, `${name} ${evil}`]))
  const german = Object.fromEntries(names.map((name) => [name, `${name} auf Deutsch`]))
  const nobody = { telephone: null, email: null }
  await createTeamMember(db, member, { name: 'Mensch', role: 'Rolle', bio: 'Leben', ...nobody }, 0, null)
  const values = { ...german, ...said, highlighted: true, responsibleMember: member, ...rental }
  await createProperty(db, id, aProperty(values), 'Test')
  const soldId = newId()
  await createProperty(db, soldId, aProperty({ ...german, ...said, ...sold, soldOn: '2026-11' }), 'Test')
  const photo = { key: picture, kind: 'photo', width: 1200, height: 800, alt: 'Bild', caption: 'Text' } as const
  await createPicture(db, id, photo)
  await createTestimonial(
    db,
    voice,
    { quote: 'Gut.', author: 'Kundin', property: soldId, originConfirmed: true },
    0,
    null,
  )
  await createKeyFigure(db, figure, { label: 'Häuser', value: '3' }, 0)
  const stored: [TextSubject, string, string[]][] = [
    ['team', member, ['role', 'bio']],
    ['testimonials', voice, ['quote']],
    ['numbers', figure, ['label']],
    ['picture', picture, ['alt', 'caption']],
    ['settings', '1', ['openingHours', 'testimonialOrigin', 'sellerCommission', 'insurance', 'supervisoryAuthority']],
  ]
  for (const [subject, subjectId, fields] of stored) {
    for (const field of fields) {
      const row = { subject, subjectId, locale: 'en', field, text: evil } as const
      const target = [texts.subject, texts.subjectId, texts.locale, texts.field]
      await db
        .insert(texts)
        .values(row)
        .onConflictDoUpdate({ target, set: { text: evil } })
    }
  }
  const paths = [...pages(), `/angebote/${id}`, `/angebote/${id}/expose`, `/referenzen/${soldId}`]
  for (const path of paths) {
    const page = await html(path)
    expect([path, page.includes('<script>alert'), page.includes('<b>"')]).toEqual([path, false, false])
    for (const [, block] of page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      expect([path, JSON.parse(block ?? '')]).toEqual([path, expect.anything()])
    }
  }
  const offer = saidOn(await html(`/angebote/${id}`)).map(({ words }) => words)
  for (const name of names) expect(offer).toContain(`${name} ${evil}`)
  expect(offer).toContain(evil)
  const feed = await html('/angebote.atom')
  expect(XMLValidator.validate(feed)).toBe(true)
  expect(feed).not.toContain('<script>')
})
