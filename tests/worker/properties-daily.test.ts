/** The daily work with properties: stepping through a list, prices from the table, what alerts look for, and the help. */
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formIn } from '#tests/support/opened-form.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, staff, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const colleague = await staff()
const list = '/dashboard/properties'

beforeEach(async () => {
  await db.delete(properties)
  await db.delete(subscriptions)
})

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')
  await createPicture(db, id, { key, kind: 'photo', width: 64, height: 48, alt: 'Vorn', caption: null })
  return id
}

async function open(path: string, visitor = colleague) {
  const answer = await visitor.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

function linkTo(html: string, id: string): string {
  const [, to = ''] = new RegExp(`href="([^"]*/properties/${id}\\?list[^"]*)"`).exec(html) ?? []
  return unescaped(to)
}

function neighboursOn(html: string) {
  const [nav = ''] = /<nav[^>]*aria-label="In der Liste blättern"[\s\S]*?<\/nav>/.exec(html) ?? []
  const links = [...nav.matchAll(/<a[^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)]
  return {
    text: textOf(`<body>${nav}`),
    links: Object.fromEntries(links.map(([, label = '', to = '']) => [label, unescaped(to)])),
  }
}

test('a property leads on through the filtered list that was left, and back to it', async () => {
  const ids: Record<string, string> = {}
  for (const name of ['Anna', 'Berta', 'Cäcilie', 'Dora']) ids[name] = await aStored({ name })
  await aStored({ name: 'Bea', marketType: 'rent', purchasePrice: null, baseRent: 900 })
  const filtered = `${list}?marketType=purchase&sort=name`
  const address = linkTo(await open(filtered), String(ids.Berta))
  const html = await open(address)
  const { text, links } = neighboursOn(html)
  expect(text).toContain('2 von 4')
  expect(Object.keys(links)).toEqual(['Vorige: Anna', 'Nächste: Cäcilie'])
  expect(html).toContain(`href="${filtered.replace('&', '&amp;')}"`)
  const third = neighboursOn(await open(String(links['Nächste: Cäcilie'])))
  expect(Object.keys(third.links)).toEqual(['Vorige: Berta', 'Nächste: Dora'])
  const last = neighboursOn(await open(String(third.links['Nächste: Dora'])))
  expect(Object.keys(last.links)).toEqual(['Vorige: Cäcilie'])
})

test('saving moves a property to the top of the list by last change, and the next one is still the next one', async () => {
  const ids: string[] = []
  for (const name of ['Fünf', 'Vier', 'Drei', 'Zwei', 'Eins']) {
    ids.unshift(await aStored({ name }))
    await new Promise((done) => setTimeout(done, 5))
  }
  const address = linkTo(await open(list), String(ids[2]))
  expect(Object.keys(neighboursOn(await open(address)).links)).toEqual(['Vorige: Zwei', 'Nächste: Vier'])
  const save = async (changes: Record<string, string>) =>
    colleague.post(address, { ...formIn(await open(address), 'rooms'), ...changes })
  const saved = await save({ rooms: '7' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, address])
  expect(Object.keys(neighboursOn(await open(address)).links)).toEqual(['Vorige: Zwei', 'Nächste: Vier'])
  const closed = await save({ rooms: '8', next: 'close' })
  expect(closed.headers.get('Location')).toBe(list)
})

test('what leaves the list makes room: the next one is not skipped', async () => {
  const ids: Record<string, string> = {}
  for (const name of ['Anna', 'Berta', 'Carla']) ids[name] = await aStored({ name, published: false })
  const address = linkTo(await open(`${list}?tab=drafts&sort=name`), String(ids.Anna))
  await colleague.post(`${list}/${ids.Anna}/visibility`, { published: 'on' })
  const { text, links } = neighboursOn(await open(address))
  expect(text).not.toContain('von')
  const next = neighboursOn(await open(String(links['Nächste: Berta'])))
  expect(next.text).toContain('1 von 2')
  expect(Object.keys(next.links)).toEqual(['Nächste: Carla'])
})

test('a property that was opened from elsewhere asks nothing about a list; a list costs two statements', async () => {
  const id = await aStored()
  const alone = await statementsDuring(() => colleague.get(`${list}/${id}`))
  const inList = await statementsDuring(() => colleague.get(`${list}/${id}?list=all&at=1`))
  expect(inList.length - alone.length).toBe(2)
  for (const search of [
    '?list=all&at=0',
    '?list=all&at=-1',
    `?list=${'%26'.repeat(900)}&at=7`,
    '?at=3',
    '?list=sort%3Dx&at=999999',
  ])
    await open(`${list}/${id}${search}`)
})

test('a price is changed from the table, with a way back, and the answer leads to it, wherever its row is now', async () => {
  const id = await aStored({ name: 'Am Park', purchasePrice: 650_000 })
  const html = await open(list)
  const [, to = '', form = ''] =
    new RegExp(`<form[^>]*action="(${list}/${id}/price\\?redirectTo=[^"]*)"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
  const posted = Object.fromEntries(
    [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  )
  expect(posted).toMatchObject({ version: '2', purchasePrice: '650.000' })
  const saved = await colleague.post(unescaped(to), { ...posted, purchasePrice: '640.000' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${list}#price-of-${id}`])
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 640_000, version: 3 })
  const after = await open(list)
  expect(after).toContain(`id="price-of-${id}"`)
  expect(textOf(after)).toMatch(/Am Park: Der Preis ist jetzt 640\.000\s€/)
  const undo = wayBack(after)
  expect((await colleague.post(undo.action, undo.fields)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 650_000, version: 4 })
  expect(await open(`${list}/${id}/history`)).toMatch(/640\.000/)
})

test('rent is the price of a rented home, and the form has no other field', async () => {
  const id = await aStored({ marketType: 'rent', purchasePrice: null, baseRent: 900 })
  const backTo = `${list}?tab=published`
  const html = await open(`${list}/${id}/price?redirectTo=${encodeURIComponent(backTo)}`)
  expect(html).toContain(`href="${backTo}"`)
  expect(controlValue(html, 'baseRent')).toBe('900')
  expect(html).not.toContain('name="purchasePrice"')
  const saved = await colleague.save(`${list}/${id}/price?redirectTo=${encodeURIComponent(backTo)}`, {
    locale: 'de',
    baseRent: '950',
    purchasePrice: '1',
  })
  expect(saved.headers.get('Location')).toBe(backTo)
  expect(await findProperty(db, id)).toMatchObject({ baseRent: 950, purchasePrice: null })
})

test.each([
  ['', 'Füllen Sie dieses Feld aus.'],
  ['viel', 'Geben Sie nur eine Zahl ein'],
  ['-5', 'nicht unter 0'],
])('a price of "%s" comes back on a page of its own as it was typed', async (typed, sentence) => {
  const id = await aStored()
  const refused = await colleague.post(`${list}/${id}/price?redirectTo=${encodeURIComponent(`${list}?q=a`)}`, {
    version: '2',
    locale: 'de',
    purchasePrice: typed,
  })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(textOf(html)).toContain(sentence)
  expect(controlValue(html, 'purchasePrice')).toBe(typed)
  expect(html).toMatch(/name="purchasePrice"[^>]*aria-invalid="true"/)
  expect(html).toContain(`action="${list}/${id}/price?redirectTo=${encodeURIComponent(`${list}?q=a`)}"`)
  expect(html).toContain(`href="${list}?q=a"`)
  expect((await findProperty(db, id))?.purchasePrice).toBe(650_000)
})

test('two prices at once ask, other details do not; who is signed out, and what is gone, change nothing', async () => {
  const id = await aStored()
  const price = `${list}/${id}/price`
  const post = (purchasePrice: string, version = '2') => colleague.post(price, { version, locale: 'de', purchasePrice })
  const whole = formIn(await open(`${list}/${id}`), 'rooms')
  await colleague.post(`${list}/${id}`, { ...whole, rooms: '9' })
  expect((await post('600.000')).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ rooms: 9, purchasePrice: 600_000 })
  const conflict = await post('610.000')
  expect(conflict.status).toBe(409)
  expect(textOf(await conflict.text())).toMatch(/600\.000/)
  expect((await new Visitor().post(price, { purchasePrice: '1' })).status).toBe(401)
  expect((await colleague.get(`${list}/gibtesnicht1/price`)).status).toBe(404)
  await colleague.post(`${list}/${id}/trash`, {})
  expect((await post('1', '5')).status).toBe(404)
  expect((await findProperty(db, id))?.purchasePrice).toBe(600_000)
})

async function anAlert(query: string, email: string): Promise<void> {
  const confirmedAt = new Date()
  await db.insert(subscriptions).values({ id: newId(), email, mailbox: email, query, locale: 'de', confirmedAt })
}

test('the count of alerts leads to what they look for, without addresses and without free text', async () => {
  const id = await aStored({ published: false, city: 'Hamburg', rooms: 5 })
  await anAlert('marketType=purchase&city=Hamburg', 'ada@geheim.example')
  await anAlert('marketType=purchase&city=Hamburg', 'bea@geheim.example')
  await anAlert('roomsMin=4&q=Haus', 'cora@geheim.example')
  await anAlert('marketType=rent', 'dora@geheim.example')
  const html = await open(`${list}/${id}`)
  expect(html).toMatch(new RegExp(`<a[^>]*href="${list}/${id}/waiting"[^>]*>3 Suchaufträge passen`))
  const page = await open(`${list}/${id}/waiting`)
  const [, table = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(page) ?? []
  const rows = table
    .split('</tr>')
    .map((row) => textOf(`<body>${row}`))
    .filter(Boolean)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/Hamburg.* 2$/)
  expect(rows[1]).toMatch(/4 Zimmer.*mit eigenen Worten 1$/)
  expect(page).not.toMatch(/geheim\.example|q=Haus/)
  expect((await new Visitor().get(`${list}/${id}/waiting`)).status).toBe(302)
})

test.each([
  ['de', 'Effizienzklasse', 'Hilfe'],
  ['en', 'Efficiency class', 'Help'],
] as const)('the help explains and is searched without scripts, in %s', async (language, term, title) => {
  const visitor = await staff()
  await visitor.post('/locale', { language, redirectTo: '/dashboard' })
  const whole = await open('/dashboard/help', visitor)
  expect(whole).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  for (const topic of ['marketing', 'energy', 'provision', 'alerts', 'exchange'])
    expect(whole).toContain(`id="${topic}"`)
  const found = await open(`/dashboard/help?q=${encodeURIComponent('A+ EFFI')}`, visitor)
  expect(found.match(/<dt>/g)).toHaveLength(2)
  expect(found).toContain(`<dt>${term}</dt>`)
  const nothing = await open('/dashboard/help?q=%3Cscript%3Exyz', visitor)
  expect(nothing).toContain('&lt;script&gt;xyz')
  expect(nothing).not.toContain('<dt>')
  expect((await new Visitor().get('/dashboard/help')).status).toBe(302)
})

test('words that may be unknown lead to the help', async () => {
  const id = await aStored()
  const html = await open(`${list}/${id}`)
  for (const topic of ['provision', 'energy', 'marketing']) expect(html).toContain(`href="/dashboard/help#${topic}"`)
  expect(await open('/dashboard/exchange')).toContain('href="/dashboard/help#exchange"')
})

test('after a price a foreign address leads nowhere', async () => {
  const id = await aStored()
  const saved = await colleague.post(`${list}/${id}/price?redirectTo=${encodeURIComponent('https://evil.example')}`, {
    version: '2',
    locale: 'de',
    purchasePrice: '640.000',
  })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${list}/${id}`])
})
