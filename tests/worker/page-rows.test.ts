/** Lists of the agency's on English pages, row by row. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { pageTexts } from '#app/data/tables/agency.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import type { PageName } from '#app/domain/pages/page-texts.ts'
import { splitRows } from '#app/fields/format.ts'
import { defaultTexts } from '#app/i18n/default-texts.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { formIn } from '#tests/support/opened-form.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const admin = await staff('admin')
const visitor = new Visitor()

type Row = Record<string, string>
const steps = splitRows<Row>(defaultTexts('sales').stepsEn ?? null)
const formOf = (page: PageName) => `/dashboard/pages/${page}`

beforeEach(async () => {
  await db.delete(pageTexts)
  await db.delete(history)
  await saveAgency(db, demoSettings)
})

async function open(page: PageName) {
  const html = await (await admin.get(formOf(page))).text()
  return { html, form: formIn(html, 'description') }
}

async function save(page: PageName, changes: Record<string, string>) {
  const { form } = await open(page)
  const answer = await admin.post(formOf(page), { ...form, ...changes })
  expect(answer.status).toBe(303)
}

const english = async () => (await visitor.get('/en/leistungen/verkauf')).text()
const storedEnglish = () => db.select().from(texts).where(eq(texts.subject, 'page'))
const marked = (html: string) => html.match(/data-stale/g)?.length ?? 0

test('one changed German step leaves all English ones as they are, and its own is marked as older', async () => {
  await save('sales', { 'steps[2].title': 'Den Auftrag geben' })
  const page = await english()
  for (const { title, text } of steps) expect(textOf(page)).toContain(`${title} ${text}`)
  expect(page).not.toContain('Den Auftrag geben')
  expect(await storedEnglish()).toEqual([])
  const { html, form } = await open('sales')
  const [, row = ''] = html.split('name="stepsEn[2].text"')
  expect(row.split('name="stepsEn[3].title"')[0]).toContain('data-stale')
  expect(marked(html)).toBe(2)
  expect(steps.map((_, index) => form[`stepsEn[${index}].title`])).toEqual(steps.map(({ title }) => title))
  expect(textOf(await (await admin.get('/dashboard/pages')).text())).toContain('1 älter')
})

test('saving the English list unchanged confirms it, and taking that back marks it again', async () => {
  await save('sales', { 'steps[2].title': 'Den Auftrag geben' })
  await save('sales', { lead: 'Ein anderer Vorspann.' })
  expect(marked((await open('sales')).html)).toBe(2)
  await save('sales', {})
  expect(marked((await open('sales')).html)).toBe(0)
  expect(await storedEnglish()).toMatchObject([{ field: 'steps', text: JSON.stringify(steps), staleSince: null }])
  await save('sales', { lead: 'Und noch einer.' })
  expect(await storedEnglish()).toHaveLength(1)
  expect((await admin.post('/dashboard/pages/sales/history/3/restoration', {})).status).toBe(303)
  expect(await storedEnglish()).toEqual([])
  expect(marked((await open('sales')).html)).toBe(2)
})

test('“Stimmt noch” confirms the list that is shown', async () => {
  await save('sales', { 'steps[2].title': 'Den Auftrag geben' })
  const { form } = await open('sales')
  const confirm = (version = '') => admin.post('/dashboard/pages/sales/texts/en/steps/freshness', { version })
  expect((await confirm('7')).status).toBe(409)
  expect((await confirm(form.version)).status).toBe(200)
  expect(marked((await open('sales')).html)).toBe(0)
  expect(textOf(await english())).toContain(steps[2]?.title)
})

test('a removed step goes in both languages, and a new one is German until it has been translated', async () => {
  const { form } = await open('sales')
  const added = { 'steps[7].title': 'Nachsehen', 'steps[7].text': 'Nach einem Jahr rufen wir an.' }
  const removed = { 'steps[1].title': '', 'steps[1].text': '' }
  expect((await admin.post(formOf('sales'), { ...form, ...added, ...removed })).status).toBe(303)
  const page = await english()
  expect(textOf(page)).not.toContain(steps[1]?.text)
  for (const { title } of steps.filter((_, index) => index !== 1)) expect(page).toContain(`>${title}<`)
  expect(page).toContain(' lang="de">Nachsehen<')
  expect(page).not.toContain(` lang="de">${steps[0]?.title}<`)
  const opened = await open('sales')
  expect(opened.form['stepsEn[6].title']).toBe('Nachsehen')
  expect(marked(opened.html)).toBe(0)
  expect(textOf(await (await admin.get('/dashboard/pages')).text())).toContain('1 fehlt')
  expect(await storedEnglish()).toEqual([])
  await save('sales', { 'stepsEn[6].title': 'Look again', 'stepsEn[6].text': 'We call after a year.' })
  expect(await english()).toContain('>Look again<')
  expect(textOf(await (await admin.get('/dashboard/pages')).text())).not.toContain('1 fehlt')
})

const remove = (form: Row, name: string, index: number) => {
  const cells = Object.entries(form).filter(([control]) => control.startsWith(`${name}[`))
  const moved = cells.flatMap(([control, value]) => {
    const place = Number(/\[(\d+)\]/.exec(control)?.[1])
    if (place === index) return []
    return [[control.replace(`[${place}]`, `[${place > index ? place - 1 : place}]`), value]]
  })
  return {
    ...Object.fromEntries(Object.entries(form).filter(([control]) => !control.startsWith(`${name}[`))),
    ...Object.fromEntries(moved),
  }
}

test.each(['confirmed', 'written'])(
  'the rows of a %s English list follow the German ones that they are of',
  async (kind) => {
    await save('sales', { 'steps[2].title': 'Den Auftrag geben' })
    await save('sales', kind === 'confirmed' ? {} : { 'stepsEn[2].title': 'Appoint us' })
    expect(await storedEnglish()).toHaveLength(1)
    const { form } = await open('sales')
    const added = { 'steps[6].title': 'Nachsehen', 'steps[6].text': 'Nach einem Jahr rufen wir an.' }
    const changed = { 'steps[3].title': 'Zeigen und besichtigen' }
    const posted = { ...remove(form, 'steps', 1), ...changed, ...added }
    expect((await admin.post(formOf('sales'), posted)).status).toBe(303)
    const page = await english()
    expect(textOf(page)).not.toContain(steps[1]?.text)
    for (const place of [0, 3, 4, 5, 6]) expect(page).toContain(`>${steps[place]?.title}<`)
    expect(page).toContain(`>${kind === 'confirmed' ? steps[2]?.title : 'Appoint us'}<`)
    expect(page).toContain(' lang="de">Nachsehen<')
    const opened = await open('sales')
    expect(opened.form['stepsEn[6].title']).toBe('Nachsehen')
    expect(opened.form['stepsEn[7].title']).toBe(undefined)
    expect(opened.html.split('name="stepsEn[3].text"')[1]?.split('name="stepsEn[4].title"')[0]).toContain('data-stale')
    expect(opened.html.split('name="stepsEn[6].text"')[1]).toContain('data-missing')
    expect(textOf(await (await admin.get('/dashboard/pages')).text())).toContain('1 fehlt')
    await save('sales', {})
    expect(marked((await open('sales')).html)).toBe(0)
    await save('sales', { 'stepsEn[6].title': 'Look again', 'stepsEn[6].text': 'We call after a year.' })
    expect(await english()).toContain('>Look again<')
    expect((await open('sales')).html).not.toContain('data-missing')
  },
)

test('an own list whose German row is deleted and nothing else is not older', async () => {
  await save('sales', { 'stepsEn[0].title': 'Get to know you', 'steps[0].title': 'Einander kennenlernen' })
  const { form } = await open('sales')
  expect((await admin.post(formOf('sales'), remove(form, 'steps', 1))).status).toBe(303)
  expect(textOf(await english())).not.toContain(steps[1]?.text)
  expect(marked((await open('sales')).html)).toBe(0)
  await save('sales', { lead: 'Ein anderer Vorspann.' })
  expect(JSON.parse((await storedEnglish())[0]?.text ?? '')).toHaveLength(7)
})

test('an English list of its own shows German rows as German', async () => {
  await save('sales', { 'steps[7].title': 'Nachsehen', 'steps[7].text': 'Nach einem Jahr rufen wir an.' })
  await save('sales', { 'stepsEn[0].title': 'Get to know you' })
  const page = await english()
  expect(page).toContain('>Get to know you<')
  expect(page).toContain(' lang="de">Nachsehen<')
  expect(textOf(await (await admin.get('/dashboard/pages')).text())).toContain('1 fehlt')
})

test('lists with an entry on each line fall back line by line', async () => {
  const lines = (defaultTexts('sales').documentList ?? '').split('\n')
  const translations = (defaultTexts('sales').documentListEn ?? '').split('\n')
  await save('sales', { documentList: [...lines.slice(1), 'Eigener Nachweis'].join('\n') })
  const page = await english()
  expect(textOf(page)).not.toContain(translations[0])
  for (const line of translations.slice(1)) expect(textOf(page)).toContain(line)
  expect(page).toContain(' lang="de">Eigener Nachweis<')
})

test('a preview in English shows the unsaved rows in the same way', async () => {
  const { form } = await open('sales')
  const changed = { ...form, 'steps[2].title': 'Den Auftrag geben' }
  const preview = await admin.post('/dashboard/pages/sales/preview?in=en', changed)
  const page = textOf(await preview.text())
  for (const { title, text } of steps) expect(page).toContain(`${title} ${text}`)
})
