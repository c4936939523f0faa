/** English texts of a property as staff write, check and find them. */
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { staleTexts } from '#app/data/texts/texts.server.ts'
import { propertyTranslations } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

beforeEach(async () => {
  await db.delete(properties)
})

const noEnglish = Object.fromEntries(propertyTranslations.map(({ name }) => [name, '']))

const staleOf = async (id: string) => Object.keys(staleTexts((await findProperty(db, id))?.texts ?? []))

/** A property whose German description and name are newer than the English ones, and its form as it is open now. */
async function anOutdated(): Promise<{ id: string; form: Record<string, string>; at: string }> {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const changed = { ...form, description: 'Neu beschrieben.', name: 'Anderes Haus' }
  expect((await visitor.post(dashboardPaths.property(id), changed)).status).toBe(303)
  expect((await staleOf(id)).sort()).toEqual(['descriptionEn', 'nameEn'])
  return { id, form: { ...changed, version: '2' }, at: dashboardPaths.freshness(id, 'en', 'description') }
}

test('both languages are in one form: links lead from one to the other, and the German stands below the English', async () => {
  const id = await createdBy(visitor)
  const html = await (await visitor.get(dashboardPaths.property(id))).text()
  for (const anchor of ['german', 'english']) {
    expect(html).toContain(`href="#${anchor}"`)
    expect(html.match(new RegExp(`id="${anchor}"`, 'g'))).toHaveLength(1)
  }
  for (const { name, locale, translates } of propertyTranslations) {
    expect(html).toMatch(
      new RegExp(`<(?:input|textarea)[^>]*lang="${locale}"[^>]*name="${name}"|name="${name}"[^>]*lang="${locale}"`),
    )
    expect(controlValue(html, name)).toBe(filledForm()[name])
    expect(html).not.toMatch(new RegExp(`name="${translates}"[^>]*lang=`))
  }
  expect(html).toContain('<p lang="de">Bürgschaft einer Bank</p>')
  expect(html).not.toContain('data-stale')
})

test('a mistake in English is shown in whatever language the form opens, with a way to it', async () => {
  const form = filledForm({ fittingsEn: 'x'.repeat(10_001), provisionEn: '\u0007' })
  const answer = await visitor.post(dashboardPaths.newProperty, form)
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(textOf(html)).toContain(
    'Ausstattung auf Englisch: Kürzen Sie den Text auf 10.000 Zeichen, jetzt sind es 10.001.',
  )
  for (const name of ['fittingsEn', 'provisionEn']) {
    expect(html).toContain(`href="#${name}"`)
    expect(html).toMatch(new RegExp(`data-translation="urgent">(?:(?!data-translation)[\\s\\S])*name="${name}"`))
  }
  expect(controlValue(html, 'fittingsEn')).toBe(form.fittingsEn)
  expect(html.match(/data-translation="urgent"/g)).toHaveLength(2)
})

test('what is older than the German says so with the day, and what is missing is advice that keeps nobody from publishing', async () => {
  const { id } = await anOutdated()
  const html = await (await visitor.get(dashboardPaths.property(id))).text()
  expect(html.match(/data-stale=""/g)).toHaveLength(2)
  expect(html).toMatch(/id="descriptionEn-stale" data-stale="">/)
  expect(textOf(html)).toMatch(/Älter als die deutsche Fassung, die am \d\d\.\d\d\.\d{4} geändert wurde Stimmt noch/)
  expect(textOf(html)).toContain(
    'Auf Englisch Name älter als die deutsche Fassung Beschreibung älter als die deutsche Fassung',
  )

  const bare = await publishedBy(visitor, noEnglish)
  expect((await findProperty(db, bare))?.published).toBe(true)
  const page = textOf(await (await visitor.get(dashboardPaths.property(bare))).text())
  expect(page).toContain('Noch ist nichts übersetzt.')
  expect(page).not.toContain('Name fehlt')

  const begun = await publishedBy(visitor, { ...noEnglish, nameEn: 'House', depositText: 'Etwas Eigenes' })
  const said = textOf(await (await visitor.get(dashboardPaths.property(begun))).text())
  expect(said).toContain('Beschreibung fehlt Ausstattung fehlt Lage fehlt Sonstiges fehlt')
  // A commission and an availability of known form are said in English without anybody's help; a house for sale has no deposit.
  expect(said).not.toMatch(/Provision fehlt|Verfügbar ab fehlt|Kaution in Worten fehlt/)
})

test('"Stimmt noch" clears one text, and nothing else, for a script that posts the version alone', async () => {
  const { id, at } = await anOutdated()
  const answer = await visitor.post(`${at}.data`, { version: '2' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('isConfirmed')
  expect(await staleOf(id)).toEqual(['nameEn'])
  expect(await findProperty(db, id)).toMatchObject({ version: 2, description: 'Neu beschrieben.' })
})

test('without scripts it leads back to the field when nothing was typed, and gives the form back when something was', async () => {
  const { id, form, at } = await anOutdated()
  const answer = await visitor.post(at, form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${dashboardPaths.property(id)}#descriptionEn`])
  expect(textOf(await (await visitor.get(dashboardPaths.property(id))).text())).toContain(
    'Beschreibung auf Englisch gilt wieder als aktuell.',
  )

  const typed: Record<string, string> = { ...form, city: 'Wedel', nameEn: 'Half a' }
  const given = await visitor.post(dashboardPaths.freshness(id, 'en', 'name'), typed)
  expect(given.status).toBe(200)
  const html = await given.text()
  expect(textOf(html)).toContain('Name auf Englisch gilt wieder als aktuell Was Sie sonst geändert haben, steht unten')
  for (const name of ['city', 'nameEn', 'version'] as const) expect(controlValue(html, name)).toBe(typed[name])
  expect(html).toMatch(/data-shows="en"/)
  expect(await staleOf(id)).toEqual([])
  expect(await findProperty(db, id)).toMatchObject({ version: 2, city: form.city })
})

test('who has looked at an older German text confirms nothing, and loses nothing', async () => {
  const { id, form, at } = await anOutdated()
  const late = await visitor.post(at, { ...form, version: '1', city: 'Wedel' })
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(textOf(html)).toContain('Jemand hat inzwischen gespeichert')
  expect(controlValue(html, 'city')).toBe('Wedel')
  for (const version of ['', 'x', '-1', '1e9', '3'])
    expect((await visitor.post(`${at}.data`, { version })).status).toBe(409)
  expect(await staleOf(id)).toHaveLength(2)
})

test('a text that is none, a stranger and a foreign page confirm nothing', async () => {
  const { id, form, at } = await anOutdated()
  for (const [locale, field] of [
    ['de', 'description'],
    ['fr', 'description'],
    ['EN', 'description'],
    ['en', 'descriptionEn'],
    ['en', 'city'],
    ['en', 'constructor'],
    ['__proto__', 'description'],
    ['en', 'x'.repeat(300)],
  ] as const) {
    const answer = await visitor.post(dashboardPaths.freshness(id, locale, field), form)
    expect([locale, field, answer.status]).toEqual([locale, field, 404])
  }
  expect((await visitor.post(dashboardPaths.freshness('nobody000000', 'en', 'name'), form)).status).toBe(404)
  expect((await new Visitor().post(at, form)).status).toBe(401)
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: new URLSearchParams(form) }
  expect((await visitor.send(new Request(origin + at, foreign))).status).toBe(403)
  expect(await staleOf(id)).toHaveLength(2)
})

test('a text that is saved anew is up to date, and one that is emptied is gone', async () => {
  const { id, form } = await anOutdated()
  const saved = { ...form, descriptionEn: 'Described anew.', nameEn: '' }
  expect((await visitor.post(dashboardPaths.property(id), saved)).status).toBe(303)
  expect(await staleOf(id)).toEqual([])
  const kept = await db.select().from(texts).where(eq(texts.subjectId, id))
  expect(kept.map(({ field }) => field).sort()).not.toContain('name')
})

test('who has changed English alone goes on with it, at each form', async () => {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const page = dashboardPaths.property(id)
  const save = async (words: Record<string, string>) =>
    (await visitor.post(page, { ...form, ...words })).headers.get('Location')
  expect(await save({ nameEn: 'House by the lake' })).toBe(`${page}#english`)
  expect(await save({ version: '2', nameEn: 'House', name: 'Haus am See' })).toBe(page)

  const key = newPictureKey()
  await createPicture(db, id, { key, width: 64, height: 48, kind: 'photo', caption: null, alt: 'Haus' })
  const pictures = dashboardPaths.images(id)
  const describe = async (words: Record<string, string>) =>
    (await visitor.post(dashboardPaths.imagesWords(id), words)).headers.get('Location')
  expect(await describe({ [`altEn.${key}`]: 'House' })).toBe(`${pictures}#english`)
  expect(await describe({ [`altEn.${key}`]: 'A house', [`alt.${key}`]: 'Ein Haus' })).toBe(pictures)
})

/** Saves the form over its last version, and answers with the next one. */
function savesOf(id: string, version: number) {
  let current = version
  return async (words: Record<string, string>) => {
    const form = filledForm({ ...words, version: String(current) })
    expect((await visitor.post(dashboardPaths.property(id), form)).status).toBe(303)
    current += 1
    return current
  }
}

const restore = (id: string, version: number, field = '') =>
  visitor.post(`${dashboardPaths.property(id)}/history/${version}/restoration`, field ? { field } : {})

test('English that is brought back without its German is as old as it was', async () => {
  const id = await createdBy(visitor, filledForm({ version: '1', description: 'Alt', descriptionEn: 'Old' }))
  const save = savesOf(id, 1)
  const version = await save({ description: 'Neu', descriptionEn: 'New' })
  expect(await staleOf(id)).toEqual([])

  expect((await restore(id, version, 'descriptionEn')).status).toBe(303)
  expect(await staleOf(id)).toEqual(['descriptionEn'])
})

test('English that is brought back with its German is as young as that', async () => {
  const id = await createdBy(visitor, filledForm({ version: '1', description: 'Alt', descriptionEn: 'Old' }))
  const version = await savesOf(id, 1)({ description: 'Neu', descriptionEn: 'New' })
  await restore(id, version)
  expect((await findProperty(db, id))?.description).toBe('Alt')
  expect(await staleOf(id)).toEqual([])
})

test('English that was old before it was mended is old again when the mending is taken back', async () => {
  const id = await createdBy(visitor, filledForm({ version: '1', description: 'Alt', descriptionEn: 'Old' }))
  const save = savesOf(id, 1)
  await save({ description: 'Neu', descriptionEn: 'Old' })
  const version = await save({ description: 'Neu', descriptionEn: 'New' })
  await restore(id, version)
  expect(await staleOf(id)).toEqual(['descriptionEn'])
})

test('who insists on the English of an older page beside a new German text leaves it old', async () => {
  const id = await createdBy(visitor, filledForm({ version: '1', description: 'Alt', descriptionEn: 'Old' }))
  await savesOf(id, 1)({ description: 'Alt', descriptionEn: 'New' })
  const mine = filledForm({ version: '2', description: 'Anders', descriptionEn: 'Old', 'keep.descriptionEn': 'mine' })
  expect((await visitor.post(dashboardPaths.property(id), mine)).status).toBe(303)
  expect((await findProperty(db, id))?.description).toBe('Anders')
  expect(await staleOf(id)).toEqual(['descriptionEn'])
})

test('the table finds what is old or missing in English, keeps such views, and writes both languages into its file', async () => {
  await anOutdated()
  const bare = filledForm({ ...noEnglish, name: 'Ohne Englisch' })
  await createdBy(visitor, bare)
  await createdBy(
    visitor,
    filledForm({
      ...noEnglish,
      name: 'Nur Name',
      nameEn: 'Name',
      description: '',
      fittings: '',
      locationDescription: '',
      otherNotes: '',
    }),
  )
  const found = async (search: string) => textOf(await (await visitor.get(`/dashboard/properties?${search}`)).text())
  expect(await found('english=stale')).toMatch(/Englisch veraltet.*Anderes Haus.*Ein Objekt/)
  expect(await found('english=missing')).toMatch(/Englisch fehlt.*Ohne Englisch.*Ein Objekt/)
  for (const nonsense of ['', 'x', 'stale&english=x', 'constructor', 'x'.repeat(5_000)].slice(1))
    expect(await found(`english=${nonsense}`)).toContain(nonsense.startsWith('stale') ? 'Ein Objekt' : '3 Objekte')
  expect((await visitor.post('/dashboard/properties/views', { name: 'Alt', search: 'english=stale&x=y' })).status).toBe(
    303,
  )
  expect(await (await visitor.get('/dashboard/properties')).text()).toContain('/dashboard/properties?english=stale"')
  const file = await (await visitor.get('/dashboard/properties/export?english=stale')).text()
  expect(file).toContain('Beschreibung auf Englisch')
  expect(file).toContain('Second <b>paragraph</b>')
  expect(file).not.toContain('Ohne Englisch')
})

test('old and missing texts of pictures count for their property', async () => {
  await db.delete(texts)
  const id = await publishedBy(visitor, filledForm())
  const picture = async (words: { alt: string; altEn?: string }) => {
    const key = newPictureKey()
    await createPicture(db, id, { key, width: 64, height: 48, kind: 'photo', caption: null, ...words })
    return key
  }
  const key = await picture({ alt: 'Haus', altEn: 'House' })
  await picture({ alt: 'Garten' })
  const panel = async () => textOf(await (await visitor.get(dashboardPaths.property(id))).text())
  const found = async () => (await visitor.get(`${dashboardPaths.properties}?english=stale`)).text()
  expect(await panel()).toContain('Texte der Bilder: 1 fehlt')
  expect(await panel()).toContain('Auf der englischen Website ansehen')
  expect(await found()).not.toContain(dashboardPaths.property(id))

  await visitor.post(dashboardPaths.imagesWords(id), { [`alt.${key}`]: 'Haus am See' })
  expect(await panel()).toContain('Texte der Bilder: 1 älter, 1 fehlt')
  expect(await found()).toContain(dashboardPaths.property(id))
})

test('the overview counts offers whose English is old or missing, once somebody has begun', async () => {
  const overview = async () => textOf(await (await visitor.get('/dashboard')).text())
  await publishedBy(visitor, noEnglish)
  expect(await overview()).not.toMatch(/englische Texte/)
  const id = await publishedBy(visitor)
  expect(await overview()).toContain('Einem Angebot fehlen englische Texte')
  await db.update(texts).set({ staleSince: new Date() }).where(eq(texts.subjectId, id))
  const html = await (await visitor.get('/dashboard')).text()
  expect(textOf(html)).toContain('Ein Angebot hat englische Texte, die älter sind als die deutschen')
  for (const state of ['stale', 'missing']) {
    const link = `/dashboard/properties?tab=published&amp;english=${state}`
    expect(html).toContain(link)
    expect(textOf(await (await visitor.get(link.replace('&amp;', '&'))).text())).toContain('Ein Objekt')
  }
})

test('an English dashboard says all of it in English', async () => {
  const english = await staff()
  english.cookies.set('__Host-locale', 'en')
  const { id } = await anOutdated()
  const page = textOf(await (await english.get(dashboardPaths.property(id))).text())
  expect(page).toMatch(/Older than the German text, which was changed on .{6,20} Still correct/)
  expect(page).toContain('In English Name older than the German text Description older than the German text')
})
