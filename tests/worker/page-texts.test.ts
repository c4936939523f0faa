/** What an agency says in its own words, from the form to the page. */
import { beforeEach, expect, test } from 'vitest'
import { findAgency, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createOwnPage } from '#app/data/entries/own-pages.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { pageTexts } from '#app/data/tables/agency.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { mailClosing } from '#app/domain/agency/mail-closing.ts'
import { ownPageFields } from '#app/domain/entries/own-page.ts'
import { type PageName, pageFields, pageNames } from '#app/domain/pages/page-texts.ts'
import { emptyValues } from '#app/fields/field.ts'
import { defaultTexts } from '#app/i18n/default-texts.server.ts'
import { signature } from '#app/mail/signature.ts'
import { shownPages } from '#app/paths/dashboard.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { formIn, opened } from '#tests/support/opened-form.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const admin = await staff('admin')
const editor = await staff('editor')
const visitor = new Visitor()

beforeEach(async () => {
  await db.delete(pageTexts)
  await saveAgency(db, demoSettings)
})

const emptyOwnPage = emptyValues(ownPageFields)
const formOf = (page: PageName) => `/dashboard/pages/${page}`
const anyField = (page: PageName) => Object.keys(pageFields(page))[0] ?? ''
const openForm = (page: PageName) => opened(admin, formOf(page), anyField(page))
const shown = async (path: string) => textOf(await (await visitor.get(path)).text())

async function save(page: PageName, changes: Record<string, string>) {
  return admin.post(formOf(page), { ...(await openForm(page)), ...changes })
}

/** The form as a button of a row posts it. */
async function press(page: PageName, form: Record<string, string>, html: string, label: string, field: string) {
  const [, group = ''] = html.split(`id="${field}"`)
  const button = group.match(new RegExp(`<button[^>]* aria-label="${label}"[^>]*>`))?.[0] ?? ''
  const value = unescaped(/ value="([^"]*)"/.exec(button)?.[1] ?? '')
  const answer = await admin.post(formOf(page), { ...form, [/ name="([^"]*)"/.exec(button)?.[1] ?? '']: value })
  expect(answer.status).toBe(200)
  return answer.text()
}

test.each(pageNames)('saving the untouched form of %s stores nothing, and its page stays as it was', async (page) => {
  const before = [await shown(shownPages[page]), await shown(`/en${shownPages[page].replace(/^\/$/, '')}`)]
  expect((await save(page, {})).status).toBe(303)
  expect((await db.select().from(pageTexts)).map((row) => row.texts)).toEqual([{}])
  expect(await db.select().from(texts)).not.toContainEqual(expect.objectContaining({ subject: 'page' }))
  expect([await shown(shownPages[page]), await shown(`/en${shownPages[page].replace(/^\/$/, '')}`)]).toEqual(before)
})

test('an own answer that spares listed buildings the certificate is doubted in its form and in the list', async () => {
  expect(await (await admin.get(formOf('sales'))).text()).not.toContain('data-doubt')
  await save('sales', {
    'questionList[1].answer': 'Fast immer. Ausgenommen sind vor allem Baudenkmäler.',
    'questionListEn[1].answer': 'Nearly always. Listed buildings are exempt.',
  })
  const form = await (await admin.get(formOf('sales'))).text()
  const said = [...form.matchAll(/data-doubt="(\w+)">([^<]*)</g)].map(([, field, text]) => [
    field,
    text?.replaceAll('\u00a0', ' '),
  ])
  const sentence =
    'Denkmalgeschützte Häuser brauchen ab 1. Januar 2027 einen Energieausweis (§ 79 GModG). Bitte ändern Sie den Satz.'
  expect(said).toEqual([
    ['questionList', `„Ausgenommen sind vor allem Baudenkmäler“: ${sentence}`],
    ['questionListEn', `„Listed buildings are exempt“: ${sentence}`],
  ])
  expect(await (await admin.get('/dashboard/pages')).text()).toContain('2 sind zu prüfen')
  const inEnglish = (await staff('admin')).speak('en')
  const text = textOf(await (await inEnglish.get(formOf('sales'))).text())
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'from 1 January 2027 listed buildings need an energy certificate (§ 79 GModG). Please change the sentence.',
  )
})

test('a text of the agency stands on its page at once, with its placeholders filled in', async () => {
  const changes = {
    headline: '<b>Gute</b> Häuser $t(site:skip)',
    lead: 'Seit 1987 in {{Ort}}: {{ Büro }}, {{Telefon}}.',
  }
  const answer = await save('home', { ...changes, headlineEn: 'Good homes', footerCall: 'Rufen Sie uns an.' })
  expect(answer.status).toBe(303)
  const page = await shown('/')
  expect(page).toContain('<b>Gute</b> Häuser $t(site:skip)')
  expect(page).toContain(`Seit 1987 in ${demoSettings.city}: ${demoSettings.agencyName}, ${demoSettings.phone}.`)
  expect(await shown('/kontakt')).toContain('Rufen Sie uns an.')
  const english = await shown('/en')
  expect(english).toContain('Good homes')
  expect((await db.select().from(pageTexts))[0]?.texts).toEqual({ ...changes, footerCall: 'Rufen Sie uns an.' })
  const list = textOf(await (await editor.get('/dashboard/pages')).text())
  expect(list).toMatch(/Startseite \/ 3 von \d+ 2 fehlen/)
  await save('home', { headline: '', lead: '', footerCall: '' })
  expect(await shown('/')).toContain('Häuser, die bleiben.')
})

test('the agency closes its mails and asks beside its offers in its own words', async () => {
  const id = newId()
  await createProperty(db, id, aProperty({ published: true }), 'Test')
  const closings = async () => {
    const agency = await findAgency(db)
    return [mailClosing(agency, 'de'), mailClosing(agency, 'en')]
  }
  expect(await closings()).toEqual(['Freundliche Grüße', 'Kind regards'])
  await save('contact', { mailClosing: 'Herzlich aus {{Ort}}', mailClosingEn: 'Yours, {{Büro}}' })
  expect(await closings()).toEqual([`Herzlich aus ${demoSettings.city}`, `Yours, ${demoSettings.agencyName}`])
  // A greeting promises nothing, so English mails keep theirs.
  await save('contact', { mailClosingEn: '' })
  expect(await closings()).toEqual([`Herzlich aus ${demoSettings.city}`, 'Kind regards'])
  const agency = await findAgency(db)
  expect(signature({ agency, siteUrl: '', locale: 'de' }).slice(0, 3)).toEqual([
    `Herzlich aus ${demoSettings.city}`,
    '',
    '-- ',
  ])
  await save('offers', { askTitle: 'Rufen Sie durch', askAgency: 'Wir sind für Sie in {{Ort}}.' })
  const offer = await shown(`/angebote/${id}`)
  expect(offer).toContain('Rufen Sie durch')
  expect(offer).toContain(`Wir sind für Sie in ${demoSettings.city}.`)
})

test('without its value a placeholder leaves the default, and no page breaks', async () => {
  expect((await save('home', { lead: 'Häuser in {{Ort}}' })).status).toBe(303)
  await saveAgency(db, { ...demoSettings, city: null })
  const page = await shown('/')
  expect(page).not.toContain('{{')
  expect(page).toContain('Wohnungen, Häuser und Grundstücke, mit Sorgfalt vermittelt.')
  const refused = await save('home', { lead: 'Auch in {{Ort}}' })
  expect([refused.status, textOf(await refused.text())]).toEqual([
    400,
    expect.stringContaining('steht in den Einstellungen noch nichts'),
  ])
})

test.each([
  ['lead', 'In {{Dorf}}', 'gibt es hier nicht'],
  ['lead', 'In {{Ort', 'nicht vollständig'],
  ['lead', 'Von {{Name}}', 'gibt es hier nicht'],
  ['headline', 'x'.repeat(10_000), 'Kürzen Sie den Text auf 120 Zeichen'],
  ['headlineEn', 'In }}', 'nicht vollständig'],
])('%s: %s is refused with a sentence, and nothing typed is lost', async (field, text, sentence) => {
  const refused = await save('home', { [field]: text, seller: 'Und Sie?' })
  const html = await refused.text()
  expect([refused.status, textOf(html)]).toEqual([400, expect.stringContaining(sentence)])
  expect(formIn(html, field)).toMatchObject({ [field]: text, seller: 'Und Sie?' })
  expect(await db.select().from(pageTexts)).toEqual([])
})

test('rows are added, removed, moved and put back without scripts', async () => {
  let html = await (await admin.get(formOf('sales'))).text()
  const questions = () => {
    const form = formIn(html, 'lead')
    return Object.entries(form).flatMap(([name, text]) => (/^questionList\[\d+\]\.question$/.test(name) ? [text] : []))
  }
  const [first = '', second = ''] = questions()
  const step = async (label: string) => {
    html = await press('sales', formIn(html, 'lead'), html, label, 'questionList')
  }
  await step('Zeile 2 nach oben')
  expect(questions().slice(0, 2)).toEqual([second, first])
  await step('Zeile 1 entfernen')
  expect(questions()[0]).toBe(first)
  const form = formIn(html, 'lead')
  const count = questions().length
  const added = {
    [`questionList[${count}].question`]: 'Kommen Sie auch sonntags?',
    [`questionList[${count}].answer`]: 'Ja.',
  }
  const half = await admin.post(formOf('sales'), {
    ...form,
    [`questionList[${count}].question`]: 'Und?',
    [`questionList[${count}].answer`]: '',
  })
  expect([half.status, textOf(await half.text())]).toEqual([400, expect.stringContaining('Hier fehlt der Text')])
  const twice = await admin.post(formOf('sales'), { ...form, 'questionList[1].question': first })
  expect([twice.status, textOf(await twice.text())]).toEqual([
    400,
    expect.stringContaining('Diese Überschrift steht schon in einer anderen Zeile.'),
  ])
  expect((await admin.post(formOf('sales'), { ...form, ...added })).status).toBe(303)
  const page = await shown(shownPages.sales)
  expect(page).toContain('Kommen Sie auch sonntags?')
  expect(page).not.toContain(second)
  const reset = await admin.post(formOf('sales'), { ...(await openForm('sales')), reset: 'questionList' })
  html = await reset.text()
  expect([reset.status, questions()]).toEqual([200, expect.arrayContaining([first, second])])
  expect(await shown(shownPages.sales)).toContain('Kommen Sie auch sonntags?')
  expect((await admin.post(formOf('sales'), formIn(html, 'lead'))).status).toBe(303)
  expect((await db.select().from(pageTexts))[0]?.texts).toEqual({})
})

test('two who move rows at once are asked', async () => {
  const form = await openForm('about')
  const swapped = {
    'valueList[0].title': form['valueList[1].title'] ?? '',
    'valueList[1].title': form['valueList[0].title'] ?? '',
  }
  const renamed = { 'valueList[0].title': 'Erstens' }
  expect((await admin.post(formOf('about'), { ...form, ...renamed })).status).toBe(303)
  expect((await admin.post(formOf('about'), { ...form, ...swapped })).status).toBe(409)
})

test('where only the German text is the agency’s, English pages show it with its language', async () => {
  const costs = {
    'costList[4].title': 'Honorar & <b>Auslagen</b>',
    'costList[4].text': 'Nach "Aufwand", sagt\'s {{Büro}}.',
  }
  await save('sales', { ...costs, lead: 'Eigener Vorspann.', description: 'Eigene Beschreibung.' })
  const html = await (await visitor.get('/en/leistungen/verkauf')).text()
  expect(html).toContain(' lang="de">Eigener Vorspann.<')
  expect(html).toContain(' lang="de">Honorar &amp; &lt;b&gt;Auslagen&lt;/b&gt;<')
  expect(html).toContain(` lang="de">Nach &quot;Aufwand&quot;, sagt&#x27;s ${demoSettings.agencyName}.<`)
  expect(html).toContain('<meta name="description" content="Eigene Beschreibung."/>')
  expect(await (await visitor.get('/leistungen/verkauf')).text()).not.toContain('lang="de">Eigener')
  await save('sales', { leadEn: 'Our own lead.', descriptionEn: 'Our own description.' })
  const english = await (await visitor.get('/en/leistungen/verkauf')).text()
  expect(english).toContain('Our own lead.')
  expect(english).toContain('content="Our own description."')
  expect(english).not.toMatch(/Eigener Vorspann|Eigene Beschreibung/)
})

test('a text that only English pages have counts as one', async () => {
  expect((await save('home', { headlineEn: 'Good houses' })).status).toBe(303)
  const list = textOf(await (await admin.get('/dashboard/pages')).text())
  expect(list).toContain('Auf Englisch ein eigener Text.')
  expect(list).toContain(' 1 eigener ')
  const form = textOf(await (await admin.get(formOf('home'))).text())
  expect(form).toContain('Auf Englisch ein eigener Text.')
  expect(form).toContain('English: 1 eigener')
  expect(form).not.toContain('Noch steht überall die Vorgabe.')
})

test('a group that is hidden stands on the page in neither language', async () => {
  // What is hidden wins over its text.
  const hidden = { hideValues: 'on', 'valueList[0].title': 'Eigener Wert' }
  expect((await save('about', hidden)).status).toBe(303)
  expect(await shown(shownPages.about)).not.toMatch(/Was uns wichtig ist|Eigener Wert/)
  expect(await shown(`/en${shownPages.about}`)).not.toMatch(/What matters to us|Eigener Wert/)
  for (const flag of ['hideBenefits', 'hideDocuments', 'hideQuestions'])
    expect((await save('rentals', { [flag]: 'on' })).status).toBe(303)
  const page = await (await visitor.get(shownPages.rentals)).text()
  expect(textOf(page)).not.toContain('Was Sie davon haben')
  expect(page).not.toContain('FAQPage')
})

test('a preview shows unsaved texts without scripts and stores nothing', async () => {
  const form = { ...(await openForm('home')), headline: 'Nur zur Probe', headlineEn: 'Only a test' }
  const preview = await admin.post('/dashboard/pages/home/preview?in=de', form)
  const html = await preview.text()
  expect([preview.status, textOf(html)]).toEqual([
    200,
    expect.stringMatching(/Vorschau\. Gespeichert[\s\S]*Nur zur Probe/),
  ])
  expect(html).not.toContain('__remixContext')
  expect(preview.headers.get('Cache-Control')).toContain('no-store')
  expect(textOf(await (await admin.post('/dashboard/pages/home/preview?in=en', form)).text())).toContain('Only a test')
  const wrong = await admin.post('/dashboard/pages/home/preview?in=de', { ...form, headline: '{{' })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('role="alert"')])
  expect(await shown('/')).not.toContain('Nur zur Probe')
  expect(await db.select().from(pageTexts)).toEqual([])
})

test('English is old once the German text has changed, until staff say that it is still right', async () => {
  await save('about', { lead: 'Eins', leadEn: 'One' })
  await save('about', { lead: 'Zwei' })
  const html = await (await admin.get(formOf('about'))).text()
  expect(html).toContain('data-stale')
  expect(textOf(await (await admin.get('/dashboard/pages')).text())).toContain('1 älter')
  const form = formIn(html, 'lead')
  const confirmed = await admin.post('/dashboard/pages/about/texts/en/lead/freshness', { version: form.version ?? '' })
  expect(confirmed.status).toBe(200)
  expect(await (await admin.get(formOf('about'))).text()).not.toContain('data-stale')
})

test('the history brings a text back, and the default before it', async () => {
  await save('about', { lead: 'Eins' })
  await save('about', { lead: 'Zwei' })
  const restore = (version: number) => admin.post(`/dashboard/pages/about/history/${version}/restoration`, {})
  expect((await restore(2)).status).toBe(303)
  expect(await shown(shownPages.about)).toContain('Eins')
  expect((await restore(1)).status).toBe(303)
  expect(await shown(shownPages.about)).toContain(defaultTexts('about').lead)
})

test('the message of a save takes it back, and leaves what has been typed since', async () => {
  await db.delete(history)
  await save('valuation', { title: 'Xanadu' })
  const undo = wayBack(await (await admin.get(formOf('valuation'))).text())
  const typed = await openForm('valuation')
  expect((await admin.post(undo.action, { ...typed, ...undo.fields })).status).toBe(303)
  expect(await shown(shownPages.valuation)).not.toContain('Xanadu')

  await save('valuation', { title: 'Xanadu' })
  const again = wayBack(await (await admin.get(formOf('valuation'))).text())
  const since = { ...(await openForm('valuation')), promise: 'Noch nicht gespeichert', ...again.fields }
  const answer = await admin.post(again.action, since)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(textOf(page)).toContain('Eine Angabe ist zurückgeholt.')
  expect([controlValue(page, 'title'), controlValue(page, 'promise')]).toEqual(['', 'Noch nicht gespeichert'])
  expect((await db.select().from(pageTexts)).map((row) => row.texts)).toEqual([{}])
})

test('beside an English field stands the German text, or its default', async () => {
  await save('home', { lead: 'Nur bei uns.' })
  const beside = async (page: PageName, mark: string) => {
    const [, after = ''] = (await (await admin.get(formOf(page))).text()).split(mark)
    return textOf(`<body>${after.split('data-source=""')[1]?.split('data-translated')[0]}`)
  }
  expect(await beside('home', 'name="leadEn"')).toContain('Nur bei uns.')
  expect(await beside('home', 'name="headlineEn"')).toContain(defaultTexts('home').headline)
  const [question = '?'] = /(?<="question":")[^"]+/.exec(defaultTexts('sales').questionList ?? '') ?? []
  expect(await beside('sales', 'id="questionListEn"')).toContain(question)
})

test('the list has the own pages with address, state and link, and adding one is for administrators', async () => {
  const values = { ...emptyOwnPage, placement: 'footer' as const }
  await createOwnPage(
    db,
    newId(),
    { ...values, title: 'Karriere', slug: 'karriere', published: true },
    'last',
    null,
    'Test',
  )
  await createOwnPage(db, newId(), { ...values, title: 'Erben', slug: 'erben' }, 'last', null, 'Test')
  const html = await (await admin.get('/dashboard/pages')).text()
  const list = textOf(html)
  expect(html).toContain('data-label="Eigene Texte, Deutsch"')
  expect(list).toMatch(/Karriere \/seite\/karriere Fußzeile online .*Zur Seite/)
  expect(list).toMatch(/Erben \/seite\/erben Fußzeile Entwurf .*Vorschau/)
  expect(html).toContain('href="/dashboard/pages/own/new"')
  expect(await (await editor.get('/dashboard/pages')).text()).not.toContain('href="/dashboard/pages/own/new"')
})

test('editors read and write nothing', async () => {
  await save('home', { headline: 'Eins' })
  const history = '/dashboard/pages/home/history'
  expect(await (await admin.get(history)).text()).toContain('/restoration')
  const read = await (await editor.get(history)).text()
  expect(textOf(read)).toContain('Eins')
  expect(read.split('</main>')[0]).not.toContain('/restoration')
  const html = await (await editor.get(formOf('home'))).text()
  expect(html).toMatch(/<fieldset[^>]*disabled/)
  expect(html).not.toContain('/preview?in=')
  expect((await editor.post(formOf('home'), { headline: 'Meins', version: '0' })).status).toBe(403)
  expect((await visitor.post(formOf('home'), { headline: 'Meins', version: '0' })).status).toBe(401)
  expect((await admin.get('/dashboard/pages/nothing')).status).toBe(404)
})
