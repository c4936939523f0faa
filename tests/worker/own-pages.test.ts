import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { emptyTrash } from '#app/data/saving/empty-trash.server.ts'
import { trashLifetime } from '#app/data/saving/trash.server.ts'
import { ownPageSlugs, ownPages } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, origin, staff, textOf, uncached, Visitor, wayBack } from '#tests/support/visitor.ts'

const list = '/dashboard/pages/own'

let admin: Visitor

beforeAll(async () => {
  admin = await staff('admin')
  await saveAgency(db, demoSettings)
})

beforeEach(async () => {
  await db.delete(ownPages)
})

const typed = {
  title: 'Karriere',
  slug: '',
  lead: 'Arbeiten im Giebelhaus',
  text: '## Wen wir suchen\n\nEine Maklerin.\n\n- mit Geduld\n- mit [Führerschein](/kontakt)',
  query: '',
  placement: 'footer',
  published: 'on',
}

async function add(fields: Record<string, string> = {}, id = newId()) {
  const answer = await admin.post(`${list}/new`, { id, ...typed, ...fields })
  return { id, answer }
}

const page = async (path: string) => {
  const answer = await uncached().get(path)
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('Location') }
}

async function rowOf(id: string) {
  const [row] = await db.select().from(ownPages).where(eq(ownPages.id, id))
  return row
}

test('a page is written, stands at its address, and every page links to it', async () => {
  const { answer } = await add()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, list])
  const listed = await (await admin.get(list)).text()
  expect(textOf(listed)).toContain('„Karriere“ ist hinzugefügt. Auf der Website ansehen')
  expect(textOf(listed)).toContain('/seite/karriere online · verlinkt: Fußzeile')
  const { status, html } = await page('/seite/karriere')
  expect(status).toBe(200)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<h1>Karriere<\/h1>.*Arbeiten im Giebelhaus/)
  expect(main).toContain('<h2>Wen wir suchen</h2><p>Eine Maklerin.</p><ul><li>mit Geduld</li>')
  expect(main).toMatch(/<li>mit <a[^>]*href="\/kontakt"/)
  expect(html).toContain(`<link rel="canonical" href="${origin}/seite/karriere"/>`)
  expect(html).toContain(`hrefLang="en" href="${origin}/en/seite/karriere"`)
  expect(html).toContain('<meta property="og:title" content="Karriere"/>')
  expect(html).toContain('<meta name="description" content="Arbeiten im Giebelhaus"/>')
  const nodes = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')['@graph']
  expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'WebPage', name: 'Karriere', inLanguage: 'de' }))
  expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  expect((await page('/impressum')).html).toMatch(/<footer[\s\S]*href="\/seite\/karriere">Karriere<\/a>/)
  const sitemap = await (await new Visitor().get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${origin}/seite/karriere</loc>`)
  expect(sitemap).toContain(`<loc>${origin}/en/seite/karriere</loc>`)
})

test('a page without a lead is described by its first paragraph, and a page in the trash is linked nowhere', async () => {
  const { id } = await add({ lead: '' })
  expect((await page('/seite/karriere')).html).toContain('<meta name="description" content="Eine Maklerin."/>')
  expect((await page('/impressum')).html).toContain('/seite/karriere')
  await admin.post(`${list}/${id}/trash`, {})
  expect((await page('/impressum')).html).not.toContain('/seite/karriere')
})

test('a page in the menu stands among the services, one that is linked nowhere in neither', async () => {
  await add({ title: 'Nachlass', placement: 'services' })
  await add({ title: 'Verborgen', placement: 'none' })
  const { html } = await page('/kontakt')
  expect(html.match(/href="\/seite\/nachlass"/g)).toHaveLength(3)
  expect(html).not.toContain('verborgen')
  expect((await page('/seite/verborgen')).status).toBe(200)
})

test('a draft is seen by the agency alone, and its links are nowhere', async () => {
  const { published: _, ...draft } = typed
  const id = newId()
  await admin.post(`${list}/new`, { id, ...draft })
  expect((await page('/seite/karriere')).status).toBe(404)
  expect((await page('/impressum')).html).not.toContain('/seite/karriere')
  expect(await (await new Visitor().get('/sitemap.xml')).text()).not.toContain('karriere')
  const preview = await admin.get(`${list}/${id}/preview`)
  expect(preview.headers.get('X-Robots-Tag')).toContain('noindex')
  expect(textOf(await preview.text())).toMatch(/^.*Vorschau, nur für Ihr Büro sichtbar.*Wen wir suchen/)
  expect((await new Visitor().get(`${list}/${id}/preview`)).status).toBe(302)
})

test('an English page says its own words, and marks those that are German', async () => {
  await add({ titleEn: 'Careers', textEn: 'An estate agent. [Write to us](/en/kontakt)' })
  const { html } = await page('/en/seite/karriere')
  expect(html).toContain('<h1>Careers</h1>')
  expect(html).toMatch(/<p class="lead" lang="de">Arbeiten im Giebelhaus<\/p>/)
  expect(html).toContain('href="/en/kontakt">Write to us</a>')
  expect(textOf(html)).toContain('Some of the texts on this page are in German.')
  expect((await page('/en/impressum')).html).toMatch(/href="\/en\/seite\/karriere">Careers<\/a>/)
  await add({ title: 'Nur Deutsch' })
  expect((await page('/en/impressum')).html).toMatch(
    /<a lang="de"[^>]*href="\/en\/seite\/nur-deutsch">Nur Deutsch<\/a>/,
  )
})

test('a former address leads to the page until another page takes it, and the save can be taken back', async () => {
  const text = 'Ein langer Text. '.repeat(500).trim()
  const { id } = await add({ text })
  await admin.save(`${list}/${id}`, { ...typed, slug: 'Arbeiten im Büro' })
  expect(await page('/seite/karriere')).toMatchObject({ status: 301, location: '/seite/arbeiten-im-buero' })
  expect(await page('/en/seite/karriere')).toMatchObject({ status: 301, location: '/en/seite/arbeiten-im-buero' })
  const undo = wayBack(await (await admin.get(list)).text())
  await admin.post(undo.action, undo.fields)
  expect((await page('/seite/karriere')).status).toBe(200)
  expect((await rowOf(id))?.text).toBe(text)
  expect(await page('/seite/arbeiten-im-buero')).toMatchObject({ status: 301, location: '/seite/karriere' })
  await add({ title: 'Andere', slug: 'arbeiten-im-buero' })
  expect(textOf((await page('/seite/arbeiten-im-buero')).html)).toContain('Andere')
  expect(await db.select().from(ownPageSlugs)).toEqual([])
})

test('addresses are made of what is typed, and those that cannot be are refused with a sentence', async () => {
  await add()
  const second = await add()
  expect((await rowOf(second.id))?.slug).toBe('karriere-2')
  expect((await rowOf((await add({ title: 'Kontakt' })).id))?.slug).toBe('kontakt-2')
  expect((await rowOf((await add({ title: '???' })).id))?.slug).toBe('seite')
  expect((await rowOf((await add({ slug: '../Über uns/ÄÖ' })).id))?.slug).toBe('ueber-uns-aeoe')
  const refusals = {
    karriere: '„karriere“ ist schon die Adresse der Seite „Karriere“.',
    kontakt: '„kontakt“ heißt schon eine andere Seite der Website.',
    '../': 'Aus „../“ wird keine Adresse.',
    [`a${'b'.repeat(299)}`]: 'jetzt sind es 300.',
  }
  for (const [slug, sentence] of Object.entries(refusals)) {
    const { answer } = await add({ slug, title: 'Ganz neu' })
    const html = await answer.text()
    expect([slug, answer.status, controlValue(html, 'text')]).toEqual([slug, 400, typed.text])
    expect(textOf(html)).toContain(sentence)
    expect(controlValue(html, 'slug')).toBe(slug)
  }
})

test('two pages that take one address at once: one is saved, the other refused with its words', async () => {
  const answers = await Promise.all([add({ slug: 'gleich' }), add({ slug: 'gleich', title: 'Zweite' })])
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([303, 400])
  expect(await db.select().from(ownPages)).toHaveLength(1)
})

test('links that lead elsewhere and too many of them are refused, and nothing typed is lost', async () => {
  const refused = {
    '[x](javascript:alert(1))': '„javascript:alert(1)“',
    '[x](//boese.example)': '„//boese.example“',
    '[x](/kontakt': 'Ein Link ist unvollständig',
    [`${'[x](/y) '.repeat(500)}!`]: 'Der Text hat 500 Links.',
    [`${'x'.repeat(20_001)}`]: '20.001',
  }
  for (const [text, sentence] of Object.entries(refused)) {
    const { answer } = await add({ textEn: text })
    const html = await answer.text()
    expect([answer.status, textOf(html).includes(sentence)]).toEqual([400, true])
    expect(controlValue(html, 'textEn')).toBe(text)
  }
  expect(await db.select().from(ownPages)).toEqual([])
})

test('markup that is typed stays text on the page and in its head', async () => {
  const payload = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>{{7*7}}'
  await add({ title: payload, lead: payload, text: `## ${payload}\n\n- ${payload}\n\n${payload}`, slug: 'boese' })
  const { status, html } = await page('/seite/boese')
  expect(status).toBe(200)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<script>alert')
  expect(textOf(html).split('{{7*7}}').length).toBeGreaterThan(5)
  expect((await page('/')).html).not.toContain('<script>alert')
})

test('a page shows the offers of its search, six of them and a link to all, always the present ones', async () => {
  await db.delete(properties)
  const ids: string[] = []
  for (let count = 0; count < 8; count += 1) {
    const id = newId()
    ids.push(id)
    await createProperty(
      db,
      id,
      aProperty({ city: 'Hamburg', district: 'Blankenese', name: `Blankenese ${count}` }),
      'Test',
    )
  }
  await createProperty(db, newId(), aProperty({ city: 'Ahrensburg', name: 'Woanders' }), 'Test')
  await add({ title: 'Blankenese', query: `${origin}/angebote?city=Hamburg&district=Blankenese&page=2&view=map` })
  const { html } = await page('/seite/blankenese')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main.match(/<article/g)).toHaveLength(6)
  expect(main).not.toContain('Woanders')
  expect(main).toMatch(/href="\/angebote\?city=Hamburg&amp;district=Blankenese"[^>]*><span>Alle 8 ansehen/)
  await changeStates(db, ids.slice(0, 1), { published: false }, 'Test')
  expect((await page('/seite/blankenese')).html).toContain('Alle 7 ansehen')
  await changeStates(db, ids, { published: false }, 'Test')
  const empty = textOf((await page('/seite/blankenese')).html)
  expect(empty).toContain('Zurzeit ist kein passendes Angebot online.')
  expect(empty).toContain('Alle Angebote ansehen')
})

test('a search around a place comes nearest first, and a page costs four statements at most', async () => {
  await db.delete(properties)
  const at = { postalCode: '22587', city: 'Hamburg', district: 'Blankenese' }
  await createProperty(db, newId(), aProperty({ ...at, name: 'Fern', latitude: 53.6, longitude: 9.9 }), 'Test')
  await createProperty(db, newId(), aProperty({ ...at, name: 'Nah', latitude: 53.56, longitude: 9.805 }), 'Test')
  await add({ title: 'Nahe', query: 'near=Blankenese&radius=25' })
  let html = ''
  const statements = await statementsDuring(async () => {
    html = (await page('/seite/nahe')).html
  })
  expect(html.indexOf('Nah<')).toBeLessThan(html.indexOf('Fern<'))
  expect(html.indexOf('Nah<')).toBeGreaterThan(0)
  expect(statements.filter(({ text }) => !text.includes('page_sources')).length).toBeLessThanOrEqual(4)
})

test.each([
  ['alles Mögliche', 'Damit sucht die Angebotsliste nicht: „alles Mögliche“'],
  ['houseType=schloss', '„schloss“'],
  ['near=Xqyzfurt', '„Xqyzfurt“ findet die Angebotsliste nicht'],
  [`q=${'x'.repeat(600)}`, '500'],
])('the query %s is refused with a sentence', async (query, sentence) => {
  const { answer } = await add({ query })
  const html = await answer.text()
  expect([answer.status, controlValue(html, 'query')]).toEqual([400, query])
  expect(textOf(html)).toContain(sentence)
})

test('a page keeps its history, asks about a conflict, and lies in the trash with its address for 30 days', async () => {
  const { id } = await add()
  await admin.save(`${list}/${id}`, { ...typed, slug: 'karriere', placement: 'services' })
  const past = textOf(await (await admin.get(`${list}/${id}/history`)).text())
  expect(past).toContain('Verlinkt Fußzeile Menü „Leistungen“')
  const conflict = await admin.post(`${list}/${id}`, { ...typed, slug: 'karriere', placement: 'none', version: '1' })
  expect(conflict.status).toBe(409)
  expect((await admin.post(`${list}/${id}/history/2/restoration`, { field: 'placement' })).status).toBe(303)
  expect((await rowOf(id))?.placement).toBe('footer')
  await admin.post(`${list}/${id}/trash`, {})
  expect((await page('/seite/karriere')).status).toBe(404)
  const taken = await add({ slug: 'karriere', title: 'Zweite' })
  expect(textOf(await taken.answer.text())).toContain('„karriere“ ist die Adresse der Seite „Karriere“ im Papierkorb.')
  await admin.post(`${list}/${id}/restore`, {})
  expect((await page('/seite/karriere')).status).toBe(200)
  await admin.post(`${list}/${id}/trash`, {})
  await db.update(ownPages).set({ deletedAt: new Date(Date.now() - trashLifetime - 1000) })
  await emptyTrash(db)
  expect(await db.select().from(ownPages)).toEqual([])
  expect(await db.select().from(history).where(eq(history.subjectId, id))).toEqual([])
  expect(await db.select().from(texts).where(eq(texts.subjectId, id))).toEqual([])
})

test('a picture stands on the page, is public only with it, and goes back with a refused form', async () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...typed, ...fields })) data.append(name, value)
    data.append('picture', new File([jpegBytes], 'haus.jpg', { type: 'image/jpeg' }))
    return data
  }
  const refused = await admin.post(`${list}/new`, form({ id: 'page00000001', title: '' }))
  expect(controlValue(await refused.text(), 'uploaded')).toMatch(/^[0-9a-f]{24}$/)
  const { published: _, ...draft } = typed
  const data = form({ id: 'page00000001' })
  data.delete('published')
  await admin.post(`${list}/new`, data)
  const key = (await rowOf('page00000001'))?.pictureKey
  expect((await new Visitor().get(`/media/${key}/320`)).status).toBe(404)
  await admin.save(`${list}/page00000001`, { ...draft, slug: 'karriere', published: 'on' })
  expect((await new Visitor().get(`/media/${key}/320`)).status).toBe(200)
  const { html } = await page('/seite/karriere')
  expect(html).toContain(`<meta property="og:image" content="${origin}/media/${key}/1280"/>`)
})

test('only administrators change pages; editors read them', async () => {
  const { id } = await add()
  const editor = await staff('editor')
  const listed = await (await editor.get(list)).text()
  expect(textOf(listed)).toContain('Karriere')
  expect(listed).not.toContain(`${list}/${id}/trash`)
  const form = await editor.get(`${list}/${id}`)
  expect(form.status).toBe(200)
  expect(textOf(await form.text())).toContain('Seiten ändert nur die Administration.')
  expect((await editor.get(`${list}/new`)).status).toBe(403)
  for (const path of ['new', id, `${id}/trash`, `${id}/restore`, `${id}/order`, `${id}/history/1/restoration`])
    expect([path, (await editor.post(`${list}/${path}`, { ...typed, version: '1', move: 'up' })).status]).toEqual([
      path,
      403,
    ])
  expect((await new Visitor().post(`${list}/new`, typed)).status).toBe(401)
  expect((await rowOf(id))?.version).toBe(1)
})

test('the order of the list is the order of the links', async () => {
  await add({ title: 'Erste' })
  const { id } = await add({ title: 'Zweite' })
  await admin.post(`${list}/${id}/order`, { move: 'up' })
  const { html } = await page('/impressum')
  expect(html.indexOf('/seite/zweite')).toBeLessThan(html.indexOf('/seite/erste'))
  expect(await (await admin.get('/dashboard/pages')).text()).toContain(`href="${list}"`)
})

test('unknown addresses of pages are missing, and other spellings lead to the right one', async () => {
  await add()
  for (const path of ['/seite/gibt-es-nicht', `/seite/${'x'.repeat(300)}`, '/seite', '/seite/a/b'])
    expect([path, (await page(path)).status]).toEqual([path, 404])
  expect(await page('/Seite/Karriere/')).toMatchObject({ status: 301, location: '/seite/karriere' })
})

test('a link whose words name another host than it opens names that one, too', async () => {
  const links = [
    '[www.youtube.com](https://evil.example/)',
    '[HTTPS://YouTube.com/kanal](https://evil.example/)',
    '[Jetzt auf yоutube。com](https://www.evil.example/)',
    '[bücher.example](https://buecher.example/)',
    '[büro.example](https://xn--bro-hoa.example/)',
    '[evil.example/x](https://www.evil.example/y)',
    '[Unsere Filme, z.B. ab 3.000 €](https://evil.example/)',
    '[www.giebel.test](/kontakt)',
  ]
  await add({ text: links.join('\n\n'), slug: 'filme' })
  const { html } = await page('/seite/filme')
  const words = [...html.matchAll(/<p><a [^>]*>([^<]*)<\/a><\/p>/g)].map(([, shown]) => shown)
  expect(words).toEqual([
    'www.youtube.com (evil.example)',
    'HTTPS://YouTube.com/kanal (evil.example)',
    'Jetzt auf yоutube。com (evil.example)',
    'bücher.example (buecher.example)',
    'büro.example',
    'evil.example/x',
    'Unsere Filme, z.B. ab 3.000 €',
    'www.giebel.test',
  ])
})
