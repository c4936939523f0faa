/** What a person meets between a dry run and its way back: questions, answers that come again, and what stands in the way. */
import { beforeEach, expect, test } from 'vitest'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { connections, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aDesk, type Desk, importRow, propertyOf, shownChoices, transferOf } from '#tests/support/exchange.ts'
import { aReadImport } from '#tests/support/imports.ts'
import { aProperty } from '#tests/support/properties.ts'
import { received, said } from '#tests/support/transfers.ts'
import { db, textOf } from '#tests/support/visitor.ts'
import { wholeStock } from '#tests/support/whole-database.ts'

let desk: Desk

beforeEach(async () => {
  await db.delete(imports)
  await db.delete(connections)
  await db.delete(properties)
  await db.delete(history)
  desk = await aDesk()
})

const document = { Accept: 'text/html' }
const page = (id: string) => dashboardPaths.import(id)

test('an undo brings all back; an offer without a picture stays offline, and the page says which and why', async () => {
  // As the demo makes its plain offers.
  const bare = aProperty({ propertyNumber: 'B1', name: 'Ohne Bild', published: true })
  await createProperty(db, 'property0001', bare, 'Ada')
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const files = transferOf([
    { number: 'A1', price: 1_000 },
    { number: 'B1', pictures: [] },
  ])
  const id = await desk.upload(files)
  const asked = await (await desk.apply(id, { same: '2' })).text()
  await desk.apply(id, { same: '2', ...shownChoices(asked), 'keep.2.name': 'theirs' })
  await desk.deliver()
  expect(await propertyOf('B1')).toMatchObject({ published: false, name: 'Haus B1' })
  await desk.undo(id)
  const { state, left, text } = await desk.page(id)
  expect([state, left]).toEqual(['undone', ['B1']])
  expect(text).toContain('Rückgängig gemacht, bis auf ein Objekt. Auf dieser Seite steht, warum.')
  expect(text).toContain(
    'B1, Ohne Bild : Die Angaben sind wieder, wie sie waren. Es bleibt offline, weil ein Angebot ein Bild braucht.',
  )
  expect(await propertyOf('B1')).toMatchObject({ published: false, name: 'Ohne Bild' })
  expect(await propertyOf('A1')).toMatchObject({ published: true, purchasePrice: 650_000 })
  desk.visitor.speak('en')
  expect((await desk.page(id)).text).toContain('It stays offline because an offer needs a picture.')
})

test('an undo of what was new says that it is in the trash, and of both kinds what became of each', async () => {
  const created = await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  await desk.undo(created)
  expect((await desk.page(created)).text).toContain('Rückgängig gemacht: 2 neue Objekte liegen im Papierkorb.')
  await desk.takeOver(transferOf([{ number: 'A3' }]))
  const both = await desk.takeOver(transferOf([{ number: 'A3', price: 1_000 }, { number: 'A4' }]))
  await desk.undo(both)
  expect((await desk.page(both)).text).toContain(
    'Rückgängig gemacht: Wieder wie vorher sind die geänderten Objekte (1), ein neues liegt im Papierkorb.',
  )
})

test('where nothing was taken over, no undo is offered, and one all the same says why it does nothing', async () => {
  await createProperty(db, 'property0001', aProperty({ propertyNumber: 'A1' }), 'Ada')
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  const { text, html } = await desk.page(id)
  expect(text).toContain('Nichts übernommen')
  expect(html).not.toContain(dashboardPaths.importUndo(id))
  const before = await wholeStock()
  await desk.undo(id)
  expect((await desk.page(id)).text).toContain('Sie hat kein Objekt geändert.')
  expect([await wholeStock(), (await importRow(id)).state]).toEqual([before, 'applied'])
})

test.each(['apply', 'discard', 'undo'])('a GET of …/%s leads to the page of the import', async (act) => {
  const id = await aReadImport([received(1)])
  const opened = await desk.visitor.get(`${page(id)}/${act}`, document)
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, page(id)])
  expect((await desk.visitor.get(`${page('zzzzzzzzzzzz')}/${act}`, document)).status).toBe(404)
  expect((await importRow(id)).state).toBe('read')
})

test('a 409 shows its dry run with and without scripts, and what scripts ask for after it is no 405', async () => {
  const id = await aReadImport([received(1)])
  const address = `${page(id)}/apply`
  const answer = await desk.visitor.post(address, { plan: 'x' }, document)
  expect([answer.status, (await answer.text()).includes('name="plan"')]).toEqual([409, true])
  expect((await desk.visitor.post(`${address}.data`, { plan: 'x' })).status).toBe(409)
  const after = await desk.visitor.get(`${address}.data?_routes=routes%2Fdashboard%2Fexchange%2Fimport-apply`)
  expect(after.status).toBe(200)
  const opened = await desk.visitor.get(dashboardPaths.imports, document)
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, dashboardPaths.exchange])
})

test('an object that is no longer known as the property of the dry run is not skipped in silence', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  const id = await desk.upload(transferOf([{ number: 'A1' }, { number: 'A2' }], { sentAt: '2026-11-21T08:00:00' }))
  const form = await desk.form(id)
  expect((await desk.page(id)).objects).toEqual(['A1 unchanged public', 'A2 unchanged public'])
  // Another sender's transfer has said meanwhile that they are objects of its own.
  await db.update(propertyLinks).set({ provider: 'OTHER', obid: null, intern: 'x', extern: null })
  const answer = await desk.press(id, form)
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(textOf(html)).toContain('Inzwischen hat sich der Bestand geändert')
  expect(html).toMatch(/data-object="A1" data-outcome="skipped"/)
  expect((await importRow(id)).state).toBe('read')
})

const ours = {
  propertyNumber: 'GI-1',
  name: 'Unser Name',
  balconyOrTerrace: 'yes',
  description: 'Unser Text.',
} as const

async function anAsking() {
  await createProperty(db, 'property0001', aProperty({ ...ours }), 'Ada')
  const values = said({ description: null, balconyOrTerrace: null })
  return aReadImport([received(1, { values }), received(2, { values: said({ name: 'Neu' }) })])
}

test('an empty value of the file replaces nothing by itself, and nobody says that both sides have changed it', async () => {
  const id = await anAsking()
  const html = await (await desk.visitor.post(page(id), { same: '1', publish: 'on', withdraw: 'on' })).text()
  expect(shownChoices(html)).toMatchObject({
    'keep.1.name': 'theirs',
    'keep.1.description': 'mine',
    'keep.1.balconyOrTerrace': 'mine',
  })
  expect(textOf(html)).toContain('Website und Datei sagen Verschiedenes. Welcher Wert gilt?')
  expect(textOf(html)).not.toContain('Beide Seiten haben geändert')
  expect(textOf(html)).not.toContain('haben dieselbe Angabe geändert')
})

test('one tick keeps all that the website says, at once or to be looked at first', async () => {
  const id = await anAsking()
  const shown = await (await desk.visitor.post(page(id), { same: '1', publish: 'on', withdraw: 'on' })).text()
  expect(shown).toMatch(/<input[^>]*name="keep"[^>]*value="mine"/)
  const choices = shownChoices(shown)
  const looked = await (await desk.visitor.post(page(id), { same: '1', ...choices, keep: 'mine' })).text()
  expect(shownChoices(looked)['keep.1.name']).toBe('mine')
  expect(looked).toMatch(/<input[^>]*name="kept"[^>]*value="mine"/)
  // One of them all the same, and it goes along to a page that does not show it.
  const one = { same: '1', ...shownChoices(looked), keep: 'mine', kept: 'mine', 'keep.1.name': 'theirs' }
  const others = await (await desk.visitor.post(`${page(id)}?show=new`, one)).text()
  expect(others).toMatch(/<input type="hidden" name="keep.1.name" value="theirs"/)
  expect(others).toMatch(/<input type="hidden" name="keep" value="mine"/)
  const untied = await (await desk.visitor.post(page(id), { ...one, keep: '' })).text()
  expect(shownChoices(untied)['keep.1.description']).toBe('mine')
  expect(shownChoices(untied)['keep.1.name']).toBe('theirs')
  const answer = await desk.press(id, { ...(await desk.form(id)), same: '1', keep: 'mine' })
  expect(answer.status).toBe(303)
  await desk.deliver()
  expect(await propertyOf('GI-1')).toMatchObject({
    name: 'Unser Name',
    description: 'Unser Text.',
    balconyOrTerrace: 'yes',
  })
})

test('what the file says twice is said of the file', async () => {
  const twice = [received(1), received(2, { extern: 'GI-1', propertyNumber: 'GI-1', values: said({ name: 'Zwei' }) })]
  const id = await aReadImport(twice)
  expect((await desk.page(id)).text).toContain('Die Nummer „GI-1“ trägt in dieser Datei schon „Haus am Deich“.')
  desk.visitor.speak('en')
  expect((await desk.page(id)).text).toContain('“Haus am Deich” already has the number “GI-1” in this file.')
})

test('what is kept for the export is named in words, and only of what is taken over', async () => {
  const element = (name: string) => ({
    container: 'objektkategorie',
    element: { name, attributes: {}, text: '', children: [] },
  })
  const skipped = received(2, { problems: [{ code: 'kindNotSupported' }], rest: [element('boden')] })
  const id = await aReadImport([received(1, { rest: [element('buero_praxen'), element('x_y')] }), skipped])
  const { text } = await desk.page(id)
  expect(text).toContain('Für den Export aufgehoben, nicht angezeigt: Büro oder Praxis, weitere Angaben')
  expect(text).not.toMatch(/buero_praxen|x_y|Bodenbelag/)
})

test('a backup of ours brings no unknown provider, and nothing is to be withdrawn where nothing is missing', async () => {
  const id = await aReadImport([received(1)], { software: 'Giebel', scope: 'full' })
  const { problems, html } = await desk.page(id)
  expect(problems).not.toContain('wrongProvider')
  expect(html).not.toContain('Fehlende zurückziehen')
  expect(html).toMatch(/<input type="hidden" name="withdraw" value="on"/)
})

test('two senders without a name are not taken for one: each file is asked about, and withdraws nothing', async () => {
  const nameless = { scope: 'VOLL', provider: '' } as const
  await desk.takeOver(transferOf([{ number: 'N1', name: 'Haus des ersten' }, { number: 'N2' }], nameless))
  const id = await desk.upload(transferOf([{ number: 'N1', name: 'Haus des zweiten' }], nameless))
  const { objects, problems, text } = await desk.page(id)
  expect(objects).toEqual(['N1 skipped offline'])
  expect(problems).toEqual(['wrongProvider', 'numberTaken'])
  expect(text).toContain('Die Datei nennt ihren Anbieter nicht')
  expect(text).toContain('Gesamter Bestand: ohne Anbieter wird nichts zurückgezogen')
  expect(text).not.toContain('was fehlt, wird zurückgezogen')
  expect(text).toContain('Ist dasselbe Objekt')
  await desk.apply(id)
  await desk.deliver()
  expect([await propertyOf('N1'), await propertyOf('N2')]).toMatchObject([
    { name: 'Haus des ersten', published: true },
    { published: true },
  ])
})

test('a number that waits is called that, and not a change on both sides', async () => {
  const id = await desk.upload(transferOf([{ number: 'H1', price: 350 }]))
  const { text } = await desk.page(id)
  expect(text).toContain(
    'Eine Entscheidung liegt bei Ihnen. Zahlen, die nach einem Versehen aussehen, sind nicht übernommen, bis Sie sie bestätigen.',
  )
  expect(text).not.toContain('Website und Datei')
  expect(text).not.toContain('Überall den Wert der Website behalten')
})

test('an XML file beside the transfer that is not OpenImmo is named on its page', async () => {
  const file = transferOf([{ number: 'S1', pictures: ['info.xml'] }], {
    files: { 'info.xml': Buffer.from('<!DOCTYPE plist><plist/>') },
  })
  const { problems, text } = await desk.page(await desk.upload(file))
  expect(problems).toContain('strayXml')
  expect(text).toContain('„info.xml“ ist eine XML-Datei, aber keine OpenImmo-Datei')
})
