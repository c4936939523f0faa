/** What every form of the dashboard promises, form by form: a table of forms and of promises. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { formIn, opened } from '#tests/support/opened-form.ts'
import { createdBy, filledForm } from '#tests/support/property-form.ts'
import { aUser, controlValue, db, textOf, Visitor, wayBack } from '#tests/support/visitor.ts'

let one: Visitor
let two: Visitor
let own: Visitor

beforeAll(async () => {
  one = (await aUser('admin', 'Ada Erste')).visitor
  two = (await aUser('admin', 'Zoe Zweite')).visitor
  own = (await aUser('editor', 'Petra Probe')).visitor
  await saveAgency(db, demoSettings)
  await saveHomePicture(db, { pictureKey: 'a'.repeat(24), pictureWidth: 900, pictureHeight: 600 }, 'Das Haus')
})

interface Row {
  /** Makes what is edited and answers the address of its form. */
  make: () => Promise<string>
  field: string
  /** What it cannot be, and why not. */
  wrong: string
  /** Of the history; none where the administration's page shows it. */
  history: (page: string) => string | null
  by?: () => Visitor
}

const under = (page: string) => `${page}/history`

async function entry(list: string, fields: Record<string, string>) {
  const id = newId()
  expect((await one.post(`/dashboard/${list}/new`, { id, ...fields })).status).toBe(303)
  return `/dashboard/${list}/${id}`
}

const pictureKey = 'c'.repeat(24)

/** A property with one picture; the form is that of its words. */
async function pictured() {
  await db.delete(images).where(eq(images.key, pictureKey))
  const id = await createdBy(one, { responsibleMember: '' })
  const words = { alt: 'Das Haus', altEn: 'The house', caption: null }
  await createPicture(db, id, { key: pictureKey, kind: 'photo', width: 64, height: 48, ...words })
  return `/dashboard/properties/${id}/images/words`
}

/** The texts of a page that has been saved before. */
async function pageTexts(field: string) {
  const page = '/dashboard/pages/about'
  const form = await opened(one, page, field)
  expect((await one.post(page, { ...form, lead: `Ein Satz ${newId()}`, leadEn: 'A sentence' })).status).toBe(303)
  return page
}

const besideWords = (page: string) => page.replace('images/words', 'history')

const table: Record<string, Row> = {
  property: {
    make: async () => `/dashboard/properties/${await createdBy(one, { responsibleMember: '' })}`,
    field: 'name',
    wrong: '',
    history: under,
  },
  propertyInEnglish: {
    make: async () => `/dashboard/properties/${await createdBy(one, { responsibleMember: '' })}`,
    field: 'locationDescriptionEn',
    wrong: 'x'.repeat(10_001),
    history: under,
  },
  team: {
    make: () => entry('team', { name: 'Mara Brandt', role: 'Verkauf' }),
    field: 'role',
    wrong: 'x'.repeat(121),
    history: under,
  },
  teamInEnglish: {
    make: () => entry('team', { name: 'Mara Brandt', role: 'Verkauf', roleEn: 'Sales' }),
    field: 'roleEn',
    wrong: 'x'.repeat(121),
    history: under,
  },
  testimonials: {
    make: () => entry('testimonials', { quote: 'Es ging gut.', author: 'Lena' }),
    field: 'author',
    wrong: '',
    history: under,
  },
  testimonialsInEnglish: {
    make: () => entry('testimonials', { quote: 'Es ging gut.', quoteEn: 'It went well.', author: 'Lena' }),
    field: 'quoteEn',
    wrong: 'x'.repeat(2_001),
    history: under,
  },
  numbers: {
    make: () => entry('numbers', { label: 'Jahre', value: '12' }),
    field: 'label',
    wrong: '',
    history: under,
  },
  numbersInEnglish: {
    make: () => entry('numbers', { label: 'Jahre', labelEn: 'Years', value: '12' }),
    field: 'labelEn',
    wrong: 'x'.repeat(121),
    history: under,
  },
  templates: {
    make: () => entry('templates', { name: 'Termin', text: 'Guten Tag [Name]' }),
    field: 'subject',
    wrong: 'x'.repeat(151),
    history: under,
  },
  templatesInEnglish: {
    make: () =>
      entry('templates', {
        name: 'Termin',
        text: 'Guten Tag [Name]',
        subject: 'Termin',
        subjectEn: 'Visit',
        textEn: 'Dear [Name]',
      }),
    field: 'subjectEn',
    wrong: 'x'.repeat(151),
    history: under,
  },
  pageTexts: { make: () => pageTexts('lead'), field: 'lead', wrong: 'x'.repeat(601), history: under },
  pageTextsInEnglish: { make: () => pageTexts('leadEn'), field: 'leadEn', wrong: '{{Ort', history: under },
  settings: { make: async () => '/dashboard/settings', field: 'city', wrong: 'x'.repeat(81), history: under },
  settingsInEnglish: {
    make: async () => '/dashboard/settings',
    field: 'testimonialOriginEn',
    wrong: 'x'.repeat(501),
    history: under,
  },
  homePicture: {
    make: async () => '/dashboard/settings/picture',
    field: 'alt',
    wrong: 'x'.repeat(301),
    history: () => null,
  },
  homePictureInEnglish: {
    make: async () => '/dashboard/settings/picture',
    field: 'altEn',
    wrong: 'x'.repeat(301),
    history: () => null,
  },
  user: {
    make: async () => `/dashboard/users/${(await aUser('editor')).id}`,
    field: 'name',
    wrong: '',
    history: under,
  },
  pictures: { make: pictured, field: `alt.${pictureKey}`, wrong: 'x'.repeat(301), history: besideWords },
  picturesInEnglish: { make: pictured, field: `altEn.${pictureKey}`, wrong: 'x'.repeat(301), history: besideWords },
  account: { make: async () => '/dashboard/account', field: 'name', wrong: '', history: () => null, by: () => own },
}

describe.each(Object.entries(table))('%s', (_, { make, field, wrong, history: historyPage, by = () => one }) => {
  const other = () => (by() === own ? own : two)

  test('a form says what it was made from, and carries what keeps a draft of it', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    expect(form.version).toMatch(/^[1-9]\d*$/)
    expect(await (await by().get(page)).text()).toMatch(/\bdrafts\b.{0,60}[0-9a-f]{64}/)
  })

  test('what two have changed is asked, and nothing is saved until it is decided', async () => {
    const page = await make()
    const [mine, theirs] = [await opened(by(), page, field), await opened(other(), page, field)]
    expect((await other().post(page, { ...theirs, [field]: 'Ihre Fassung' })).status).toBe(303)
    const asked = await by().post(page, { ...mine, [field]: 'Meine Fassung' })
    expect(asked.status).toBe(409)
    const html = await asked.text()
    const both = other() === by() ? 'In beiden Fenstern geändert' : 'Sie beide haben das geändert'
    expect(textOf(html)).toContain(`${both} Gespeichert Ihre Fassung Ihre Eingabe Meine Fassung`)
    expect((await opened(by(), page, field))[field]).toBe('Ihre Fassung')

    // A mistake in between loses neither the question nor what was typed.
    const form = formIn(html, field)
    const mistaken = await by().post(page, { ...mine, [field]: wrong })
    expect(mistaken.status).toBe(400)
    const again = await by().post(page, { ...formIn(await mistaken.text(), field), [field]: 'Meine Fassung' })
    expect(again.status).toBe(409)

    const kept = await by().post(page, { ...form, [`keep.${field}`]: 'theirs' })
    expect(kept.status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe('Ihre Fassung')
    const late = await by().post(page, { ...mine, [field]: 'Doch meine' })
    const decided = { ...formIn(await late.text(), field), [`keep.${field}`]: 'mine' }
    expect((await by().post(page, decided)).status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe('Doch meine')
  })

  test('of two saves at the same moment one is asked', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    const posts = ['Eins', 'Zwei'].map((text) => by().post(page, { ...form, [field]: text }))
    expect((await Promise.all(posts)).map(({ status }) => status).sort()).toEqual([303, 409])
  })

  test('a form whose session has ended comes back whole behind the sign-in', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    const answer = await new Visitor().post(page, { ...form, [field]: 'Noch nicht verloren' })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('Noch nicht verloren')
  })

  test('its history tells who changed what, and brings it back as a save of its own', async () => {
    const page = await make()
    const tells = historyPage(page)
    const form = await opened(by(), page, field)
    await db.delete(history).where(eq(history.after, 'Ganz anders'))
    expect((await by().post(page, { ...form, [field]: 'Ganz anders' })).status).toBe(303)
    const notes = await db.select().from(history).where(eq(history.after, 'Ganz anders'))
    expect(notes).toMatchObject([{ field, before: form[field] || null, changedById: expect.any(String) }])
    if (tells === null) return
    const { version } = await opened(by(), page, field)
    const shown = await (await by().get(tells)).text()
    expect(textOf(shown)).toMatch(/Ganz anders.{0,20}Zurückholen/)
    const action = `${tells}/${version}/restoration`
    expect(shown).toContain(`action="${action}"`)

    const answers = await Promise.all([by().post(action, { field }), by().post(action, { field })])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await opened(by(), page, field))[field]).toBe(form[field])
    expect((await by().post(action, {})).headers.get('Location')).toBe(tells)
    expect(textOf(await (await by().get(tells)).text())).toContain('Das steht heute schon so.')

    const { version: now = '' } = await opened(by(), page, field)
    expect((await by().post(`${tells}/${now}/restoration`, {})).status).toBe(303)
    const said = await (await by().get(tells)).text()
    expect(textOf(said)).toContain('Eine Angabe ist zurückgeholt. Rückgängig machen')
    expect((await opened(by(), page, field))[field]).toBe('Ganz anders')
    const undo = wayBack(said)
    expect((await by().post(undo.action, undo.fields)).status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe(form[field])
  })

  test('the message of a save takes it back', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    const saved = await by().post(page, { ...form, [field]: 'Einmal anders' })
    const undo = wayBack(await (await by().get(saved.headers.get('Location') ?? '')).text())
    expect((await by().post(undo.action, undo.fields)).status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe(form[field])
  })

  test('a message that comes too late asks before it takes back what somebody has saved since', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    const saved = await by().post(page, { ...form, [field]: 'Zu spät' })
    const undo = wayBack(await (await by().get(saved.headers.get('Location') ?? '')).text())
    expect((await other().post(page, { ...(await opened(other(), page, field)), [field]: 'Neuer' })).status).toBe(303)
    const asked = await by().post(undo.action, undo.fields)
    expect(asked.status).toBe(409)
    const html = await asked.text()
    expect(textOf(html)).toMatch(/Seitdem wurde noch einmal gespeichert.*Gespeichert Neuer Frühere Angabe/)
    expect((await opened(by(), page, field))[field]).toBe('Neuer')
    const decided = { ...formIn(html, field), [`keep.${field}`]: 'mine' }
    expect((await by().post(page, decided)).status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe(form[field])
  })

  test('a value that somebody has changed and changed back since is asked about as well', async () => {
    const page = await make()
    const form = await opened(by(), page, field)
    const saved = await by().post(page, { ...form, [field]: 'Hin und her' })
    const undo = wayBack(await (await by().get(saved.headers.get('Location') ?? '')).text())
    for (const value of ['Kurz anders', 'Hin und her']) {
      const theirs = { ...(await opened(other(), page, field)), [field]: value }
      expect((await other().post(page, theirs)).status).toBe(303)
    }
    const asked = await by().post(undo.action, undo.fields)
    expect(asked.status).toBe(409)
    const html = await asked.text()
    expect(textOf(html)).toMatch(/Seitdem wurde noch einmal gespeichert.*Gespeichert Hin und her Frühere Angabe/)
    expect((await opened(by(), page, field))[field]).toBe('Hin und her')
    const decided = { ...formIn(html, field), [`keep.${field}`]: 'mine' }
    expect((await by().post(page, decided)).status).toBe(303)
    expect((await opened(by(), page, field))[field]).toBe(form[field])
  })

  test('what rules forbid now does not come back, and the form shows why', async () => {
    const page = await make()
    const tells = historyPage(page)
    if (tells === null) return
    const form = await opened(by(), page, field)
    expect((await by().post(page, { ...form, [field]: 'Ganz anders' })).status).toBe(303)
    const { version = '' } = await opened(by(), page, field)
    await db
      .update(history)
      .set({ before: wrong || null })
      .where(eq(history.after, 'Ganz anders'))
    const refused = await by().post(`${tells}/${version}/restoration`, { field })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`))
    expect(formIn(html, field).version).toBe(version)
    expect((await opened(by(), page, field))[field]).toBe('Ganz anders')
  })

  test('there is no change to bring back that the history does not have', async () => {
    const page = await make()
    const tells = historyPage(page)
    if (tells === null) return
    for (const version of ['0', '99', '999999999', 'x', '-1', '1e3']) {
      const answer = await by().post(`${tells}/${version}/restoration`, { field: '__proto__' })
      expect([version, [303, 404]]).toEqual([version, expect.arrayContaining([answer.status])])
      if (answer.status === 303)
        expect(textOf(await (await by().get(tells)).text())).toContain('Diese Änderung gibt es')
    }
  })
})

test('a restoration publishes nothing, and takes nothing offline', async () => {
  const page = `/dashboard/properties/${await createdBy(one, { responsibleMember: '' })}`
  await db.insert(history).values({
    subject: 'property',
    subjectId: page.split('/').at(-1) ?? '',
    version: 1,
    field: 'published',
    before: true,
    after: false,
  })
  const answer = await one.post(`${page}/history/1/restoration`, {})
  expect(answer.headers.get('Location')).toBe(`${page}/history`)
  expect(controlValue(await (await one.get(page)).text(), 'published')).toBe('')
})

test('the changes of somebody in the trash are kept, and none comes back before the person does', async () => {
  const page = await entry('team', { name: 'Geht Bald' })
  await one.save(page, { name: 'Ging Bald' })
  await one.post(`${page}/trash`, {})
  const id = page.split('/').at(-1) ?? ''
  expect((await db.select().from(history).where(eq(history.subjectId, id))).map(({ field }) => field)).toContain('name')
  expect((await one.post(`${page}/history/2/restoration`, {})).headers.get('Location')).toBe('/dashboard/team')
  expect(textOf(await (await one.get('/dashboard/team')).text())).toContain('„Ging Bald“ liegt schon im Papierkorb.')
  expect((await one.get(`${page}/history`)).status).toBe(404)
})

test('an entry knows when it was made, and a form posted twice makes one', async () => {
  const id = newId()
  const fields = { id, label: 'Jahre', value: '7', version: '0' }
  const answers = [await one.post('/dashboard/numbers/new', fields), await one.post('/dashboard/numbers/new', fields)]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(textOf(await (await one.get(`/dashboard/numbers/${id}/history`)).text())).toMatch(/Ada Erste.*Angelegt/)
})

test('an editor sees no history of the settings or of users', async () => {
  const { id } = await aUser()
  for (const page of ['/dashboard/settings/history', `/dashboard/users/${id}/history`]) {
    expect((await own.get(page)).status).toBe(403)
    expect((await own.post(`${page}/1/restoration`, {})).status).toBe(403)
  }
  await db.delete(users).where(eq(users.id, id))
})

test('what is left in a form that was refused stays a question when somebody has saved meanwhile', async () => {
  const id = await createdBy(one, { responsibleMember: '' })
  const page = `/dashboard/properties/${id}`
  const form = { ...filledForm({ responsibleMember: '' }), version: '1' }
  expect((await one.post(page, { ...form, name: 'A' })).status).toBe(303)
  expect((await two.post(page, { ...form, name: 'B' })).status).toBe(409)
})
