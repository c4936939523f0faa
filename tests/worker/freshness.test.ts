/** "Stimmt noch": who says of a translation, of whatever subject, that it is right although its German is newer. */
import { eq, isNotNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { keyFigures, ownPages, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { formIn, opened } from '#tests/support/opened-form.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let admin: Visitor
let editor: Visitor

beforeAll(async () => {
  admin = await staff('admin')
  editor = await staff('editor')
})

beforeEach(async () => {
  await db.delete(settings)
})

const tables = { team: teamMembers, testimonials, numbers: keyFigures, templates: replyTemplates, ownPages }

type List = keyof typeof tables

const entries: Record<List, { field: string; beside: string; values: Record<string, string> }> = {
  team: { field: 'role', beside: 'name', values: { name: 'Ada Probe', role: 'Verkauf', roleEn: 'Sales' } },
  testimonials: { field: 'quote', beside: 'author', values: { quote: 'Gut.', quoteEn: 'Good.', author: 'Lena' } },
  numbers: { field: 'label', beside: 'value', values: { label: 'Jahre', labelEn: 'Years', value: '12' } },
  templates: {
    field: 'text',
    beside: 'name',
    values: { name: 'Termin', text: 'Guten Tag [Name]', textEn: 'Dear [Name]' },
  },
  ownPages: { field: 'lead', beside: 'title', values: { title: 'Karriere', lead: 'Kurz', leadEn: 'Short' } },
}

const lists = Object.keys(entries) as List[]

interface Outdated {
  /** The page of its form. */
  page: string
  /** Where "Stimmt noch" posts. */
  at: string
  field: string
  /** Another field of the form. */
  beside: string
  /** The form as it is open now. */
  form: Record<string, string>
}

/** Something whose English is older than its German. */
async function outdated(page: string, at: string, field: string, beside: string): Promise<Outdated> {
  const before = await opened(admin, page, field)
  expect((await admin.post(page, { ...before, [field]: 'Neues [Name]' })).status).toBe(303)
  const form = await opened(admin, page, field)
  expect(form[field]).toBe('Neues [Name]')
  expect(await stale()).toEqual([field])
  return { page, at, field, beside, form }
}

async function anEntry(list: List): Promise<Outdated & { id: string }> {
  await db.delete(texts)
  const { field, beside, values } = entries[list]
  const id = newId()
  expect((await admin.post(dashboardPaths[list].new, { id, ...values })).status).toBe(303)
  const { entry, freshness } = dashboardPaths[list]
  return { id, ...(await outdated(entry(id), freshness(id, 'en', field), field, beside)) }
}

async function theSettings(): Promise<Outdated> {
  await db.delete(texts)
  await saveAgency(db, { ...demoSettings, valuer: null, insuranceEn: 'Insured' })
  return outdated(dashboardPaths.settings, dashboardPaths.settingsFreshness('en', 'insurance'), 'insurance', 'city')
}

async function theHomePicture(): Promise<Outdated> {
  await db.delete(texts)
  await saveAgency(db, { ...demoSettings, valuer: null })
  const row = { pictureKey: 'a'.repeat(24), pictureWidth: 900, pictureHeight: 600 }
  await saveHomePicture(db, row, 'Das Haus', { altEn: 'The house' })
  const { settingsPicture, settingsPictureFreshness } = dashboardPaths
  return outdated(settingsPicture, settingsPictureFreshness('en', 'alt'), 'alt', 'altEn')
}

const subjects: [name: string, make: () => Promise<Outdated>][] = [
  ...lists.map((list): [string, () => Promise<Outdated>] => [list, () => anEntry(list)]),
  ['settings', theSettings],
  ['home picture', theHomePicture],
]

/** What has English that is old. */
async function stale(): Promise<string[]> {
  return (await db.select().from(texts).where(isNotNull(texts.staleSince))).map(({ field }) => field)
}

const noted = async () => (await db.select().from(history)).length

test.each(subjects)('%s: a script that posts the version alone clears it, and nothing else', async (_, make) => {
  const { page, at, field, form } = await make()
  const before = await noted()
  const answer = await admin.post(`${at}.data`, { version: form.version ?? '' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('isConfirmed')
  expect(await stale()).toEqual([])
  expect(await opened(admin, page, field)).toEqual(form)
  expect(await noted()).toBe(before)
})

test.each(subjects)('%s: a form in which nothing was typed leads back to the field', async (_, make) => {
  const { page, at, field, form } = await make()
  const answer = await admin.post(at, form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${page}#${field}En`])
  expect(textOf(await (await admin.get(page)).text())).toMatch(/ auf Englisch gilt wieder als aktuell\./)
  expect(await stale()).toEqual([])
  expect(await opened(admin, page, field)).toEqual(form)
})

test.each(subjects)('%s: a form in which something was typed comes back with it, unsaved', async (_, make) => {
  const { page, at, field, beside, form } = await make()
  const typed = { ...form, [beside]: 'Getippt', [`${field}En`]: 'Half a' }
  const answer = await admin.post(at, typed)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(textOf(html)).toContain('gilt wieder als aktuell Was Sie sonst geändert haben, steht unten')
  expect(formIn(html, field)).toEqual(typed)
  expect(await stale()).toEqual([])
  expect(await opened(admin, page, field)).toEqual(form)
})

test.each(subjects)('%s: who has looked at older German confirms nothing, and loses nothing', async (_, make) => {
  const { page, at, field, beside, form } = await make()
  const before = String(Number(form.version) - 1)
  const typed = { ...form, version: before, [beside]: 'Getippt' }
  const late = await admin.post(at, typed)
  expect(late.status).toBe(409)
  const html = await late.text()
  expect(textOf(html)).toContain('Jemand hat inzwischen gespeichert')
  expect(formIn(html, field)).toEqual(typed)
  const never = String(Number(form.version) + 1)
  for (const version of ['', 'x', '-1', '1e9', before, never]) {
    const answer = await admin.post(`${at}.data`, { version })
    expect([version, answer.status]).toEqual([version, 409])
  }
  expect(await stale()).toEqual([field])
  expect(await opened(admin, page, field)).toEqual(form)
})

test.each(subjects)('%s: a text that is none, a stranger and a foreign page confirm nothing', async (_, make) => {
  const { at, field, beside, form } = await make()
  for (const [locale, name] of [
    ['de', field],
    ['fr', field],
    ['EN', field],
    ['__proto__', field],
    ['en', `${field}En`],
    ['en', 'name'],
    ['en', 'picture'],
    ['en', 'constructor'],
    ['en', 'x'.repeat(300)],
  ] as const) {
    const answer = await admin.post(at.replace(`/en/${field}/`, `/${locale}/${name}/`), form)
    expect([locale, name, answer.status]).toEqual([locale, name, 404])
  }
  const stranger = await new Visitor().post(at, { ...form, [beside]: 'Getippt' })
  expect(stranger.status).toBe(401)
  expect(await stranger.text()).toContain('Getippt')
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: new URLSearchParams(form) }
  expect((await admin.send(new Request(origin + at, foreign))).status).toBe(403)
  expect(await stale()).toEqual([field])
})

test.each(lists)(
  '%s: of an entry that is in the trash, gone or of another list, the form comes back whole',
  async (list) => {
    const { id, at, field, beside, form } = await anEntry(list)
    const typed: Record<string, string> = { ...form, [beside]: 'Getippt' }
    const given = async (address: string) => {
      const answer = await admin.post(address, typed)
      const html = await answer.text()
      for (const [name, value] of Object.entries(typed)) expect([name, controlValue(html, name)]).toEqual([name, value])
      return [answer.status, /(Wiederherstellen und|Als neuen Eintrag) speichern/.exec(textOf(html))?.[1]]
    }
    const [other = list] = lists.filter((one) => one !== list)
    const ofOther = newId()
    await admin.post(dashboardPaths[other].new, { id: ofOther, ...entries[other].values })
    for (const wrong of ['nobody000000', ofOther])
      expect(await given(at.replace(id, wrong))).toEqual([404, 'Als neuen Eintrag'])
    expect((await admin.post(dashboardPaths[list].trash(id), {})).status).toBe(303)
    expect(await given(at)).toEqual([409, 'Wiederherstellen und'])
    expect(await stale()).toEqual([field])
    await db.delete(tables[list]).where(eq(tables[list].id, id))
    expect(await given(at)).toEqual([404, 'Als neuen Eintrag'])
  },
)

test('a portrait chosen before is kept in the form that comes back', async () => {
  const { at, form } = await anEntry('team')
  const posted = new FormData()
  for (const [name, value] of Object.entries(form)) posted.append(name, value)
  posted.append('picture', aPicture('ich.jpg'))
  const answer = await admin.post(at, posted)
  expect(answer.status).toBe(200)
  expect(controlValue(await answer.text(), 'uploaded')).toMatch(/^[0-9a-f]{24}$/)
  expect(await stale()).toEqual([])
})

test('what only the administration may change, an editor does not confirm; the lists are everybody’s', async () => {
  for (const make of [theSettings, theHomePicture]) {
    const { at, field, form } = await make()
    expect((await editor.post(at, form)).status).toBe(403)
    expect((await editor.post(`${at}.data`, { version: form.version ?? '' })).status).toBe(403)
    expect(await stale()).toEqual([field])
  }
  const { at, form } = await anEntry('numbers')
  expect((await editor.post(at, form)).status).toBe(303)
  expect(await stale()).toEqual([])
})

/** A property with two pictures; the German description of the first is newer than the English one. */
async function aPictured() {
  await db.delete(texts)
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  const keys = [newPictureKey(), newPictureKey()] as const
  const size = { width: 64, height: 48, kind: 'photo', caption: null } as const
  for (const key of keys) await createPicture(db, id, { key, ...size, alt: 'Haus', altEn: 'House' })
  const [key] = keys
  const page = dashboardPaths.images(id)
  const words = dashboardPaths.imagesWords(id)
  expect((await admin.post(words, { [`alt.${key}`]: 'Haus am Deich' })).status).toBe(303)
  expect(await stale()).toEqual(['alt'])
  const form = await opened(admin, page, `alt.${key}`)
  return { id, keys, key, page, words, form, at: dashboardPaths.imageFreshness(id, key, 'en', 'alt') }
}

const overtakenSentence = 'Inzwischen hat jemand gespeichert. Vergleichen Sie noch einmal.'

/** What the page says to which it leads. */
async function saidAfter(answer: Response, page: string): Promise<string> {
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')?.replace(/#.*/, '')).toBe(page)
  return textOf(await (await admin.get(page)).text())
}

test('a picture’s words: saved as they were typed, and confirmed', async () => {
  const { key, page, form, at } = await aPictured()
  const plain = await admin.post(at, form)
  expect(plain.headers.get('Location')).toBe(`${page}#altEn.${key}`)
  expect(await saidAfter(plain, page)).toContain('gilt wieder als aktuell.')
  expect(await stale()).toEqual([])

  const second = await aPictured()
  const typed = { ...second.form, [`alt.${second.key}`]: 'Haus am See' }
  expect(await saidAfter(await admin.post(second.at, typed), second.page)).toContain('gilt wieder als aktuell.')
  expect(await stale()).toEqual([])
  expect(await opened(admin, second.page, `alt.${second.key}`)).toMatchObject({ [`alt.${second.key}`]: 'Haus am See' })
})

test('a picture’s words: what is typed at another picture stays typed when a translation is confirmed', async () => {
  const { key, keys, page, form, at } = await aPictured()
  const typed = { ...form, [`alt.${key}`]: 'Haus am See', [`caption.${keys[1]}`]: 'Garten' }
  const answer = await admin.post(at, typed)
  const html = await answer.text()
  expect([answer.status, controlValue(html, `caption.${keys[1]}`)]).toEqual([200, 'Garten'])
  expect(textOf(html)).toContain('gilt wieder als aktuell.')
  expect(await stale()).toEqual([])
  const saved = await opened(admin, page, `alt.${key}`)
  expect(saved).toMatchObject({ [`alt.${key}`]: 'Haus am See', [`caption.${keys[1]}`]: '' })
})

test('a picture’s words: who has looked at older German confirms nothing, and what was typed there is saved', async () => {
  const { key, page, words, form, at } = await aPictured()
  expect((await admin.post(words, { ...form, [`alt.${key}`]: 'Haus am Fleet' })).status).toBe(303)
  const late = await admin.post(at, { ...form, [`caption.${key}`]: 'Garten' })
  expect(await saidAfter(late, page)).toContain(overtakenSentence)
  expect(await stale()).toEqual(['alt'])
  const now = await opened(admin, page, `alt.${key}`)
  expect(now).toMatchObject({ [`alt.${key}`]: 'Haus am Fleet', [`caption.${key}`]: 'Garten' })
})

test('a picture’s words: German that changes while a form is saved is not confirmed', async () => {
  const { key, page, words, form, at } = await aPictured()
  const other = () => admin.post(words, { ...form, [`alt.${key}`]: 'Haus am Fleet' })
  const typed = { ...form, [`caption.${key}`]: 'Garten' }
  const answer = await overtaken(/^update "properties"/, other, () => admin.post(at, typed))
  expect(await saidAfter(answer, page)).toContain(overtakenSentence)
  expect(await stale()).toEqual(['alt'])
  const now = await opened(admin, page, `alt.${key}`)
  expect(now).toMatchObject({ [`alt.${key}`]: 'Haus am Fleet', [`caption.${key}`]: 'Garten' })
})

test('a picture’s words: German that changes just before a translation is called right is not confirmed', async () => {
  const { key, page, words, form, at } = await aPictured()
  const other = () => admin.post(words, { ...form, [`alt.${key}`]: 'Haus am Fleet' })
  const answer = await overtaken(/^update "texts" set "stale_since" = \?/, other, () => admin.post(at, form))
  expect(await saidAfter(answer, page)).toContain(overtakenSentence)
  expect(await stale()).toEqual(['alt'])
})

test('a picture’s words: what is wrong with them, or asked, comes back, and nothing is confirmed', async () => {
  const { key, page, words, form, at } = await aPictured()
  const long = 'x'.repeat(301)
  const refused = await admin.post(at, { ...form, [`altEn.${key}`]: long })
  expect(refused.status).toBe(400)
  expect(controlValue(await refused.text(), `altEn.${key}`)).toBe(long)
  expect((await admin.post(words, { ...form, [`alt.${key}`]: 'Ihr Haus' })).status).toBe(303)
  const asked = await admin.post(at, { ...form, [`alt.${key}`]: 'Mein Haus' })
  expect(asked.status).toBe(409)
  const given = formIn(await asked.text(), `alt.${key}`)
  expect(given[`alt.${key}`]).toBe('Mein Haus')
  expect(await stale()).toEqual(['alt'])

  const kept = { ...given, [`keep.alt.${key}`]: 'theirs' }
  expect((await admin.post(at, kept)).status).toBe(303)
  expect(await stale()).toEqual([])
  expect(await opened(admin, page, `alt.${key}`)).toMatchObject({ [`alt.${key}`]: 'Ihr Haus' })
})

test('a picture’s words: English for a German text that somebody has changed since is asked about, and so the other way', async () => {
  const { key, page, words, form } = await aPictured()
  expect((await admin.post(words, { ...form, [`alt.${key}`]: 'Küche' })).status).toBe(303)
  const english = await admin.post(words, { ...form, [`altEn.${key}`]: 'House by the dyke' })
  expect(english.status).toBe(409)
  const given = formIn(await english.text(), `alt.${key}`)
  expect(given[`altEn.${key}`]).toBe('House by the dyke')
  expect((await admin.post(words, { ...given, [`keep.alt.${key}`]: 'theirs' })).status).toBe(303)
  expect(await opened(admin, page, `alt.${key}`)).toMatchObject({
    [`alt.${key}`]: 'Küche',
    [`altEn.${key}`]: 'House by the dyke',
  })

  const german = await opened(admin, page, `alt.${key}`)
  await admin.post(words, { ...german, [`altEn.${key}`]: 'Kitchen' })
  expect((await admin.post(words, { ...german, [`alt.${key}`]: 'Wohnküche' })).status).toBe(409)
})

test('a picture’s words: no picture, none of this property, no text and nobody', async () => {
  const { id, key, page, form, at } = await aPictured()
  const foreign = newPictureKey()
  const elsewhere = newId()
  await createProperty(db, elsewhere, aProperty(), 'Test')
  await createPicture(db, elsewhere, { key: foreign, width: 64, height: 48, kind: 'photo', alt: 'Haus', caption: null })
  const { imageFreshness } = dashboardPaths
  for (const wrong of [
    imageFreshness(id, foreign, 'en', 'alt'),
    imageFreshness(id, 'x'.repeat(300), 'en', 'alt'),
    imageFreshness('nobody000000', key, 'en', 'alt'),
    imageFreshness(elsewhere, key, 'en', 'alt'),
    imageFreshness(id, key, 'de', 'alt'),
    imageFreshness(id, key, 'en', 'altEn'),
    imageFreshness(id, key, 'en', 'kind'),
    imageFreshness(id, key, 'en', '__proto__'),
  ]) {
    const answer = await admin.post(wrong, form)
    expect([wrong, answer.status]).toEqual([wrong, 404])
  }
  expect((await new Visitor().post(at, form)).status).toBe(401)
  await db.delete(images).where(eq(images.key, key))
  const { [`shown.${key}`]: _, ...others } = form
  expect(await saidAfter(await admin.post(at, others), page)).toContain('Dieses Bild gibt es nicht mehr.')
})
