/** Rows that were written past the forms: what no form takes becomes a link nowhere, in no answer. */
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createSellerLink } from '#app/data/prepared/sellers.server.ts'
import { ownPages } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { joinLines } from '#app/fields/format.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { publishedBy } from '#tests/support/property-form.ts'
import { db, staff, textOf, uncached, type Visitor } from '#tests/support/visitor.ts'

const good = 'https://my.matterport.com/show/?m=1'
const hostile = [
  'javascript:alert(document.domain)',
  ' JavaScript://a.de/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:evil',
  'https://www.youtube.com:x@evil.example/watch',
  'https://www.youtube.com@evil.example/',
  'https:evil.example',
  '//evil.example/tour',
  '/\\evil.example',
  'https://evil.example\\@youtube.com/',
  'https://192.168.0.1/evil',
  'https://[::1]/evil',
  'https://уoutube.com/evil',
  `https://${'evil.'.repeat(60)}example/`,
]

let visitor: Visitor
let id: string
let ownPage: string
let addresses: Record<string, string>

beforeAll(async () => {
  visitor = await staff('admin')
  await saveAgency(db, demoSettings)
  const owner = { responsibleMember: '', energyCertificate: 'pending', priceOnRequest: '' }
  id = await publishedBy(visitor, { ...owner, 'tourUrl[0]': good, 'filmUrl[0]': good })
  ownPage = newId()
  const text = 'Siehe [gut](/kontakt).'
  await visitor.post('/dashboard/pages/own/new', {
    ...{ id: ownPage, title: 'Links', slug: 'links', lead: '', query: '', placement: 'footer', published: 'on', text },
  })
  const seller = { version: '0', sellerName: 'Frau Albers', sellerEmail: 'albers@mail.example' }
  await visitor.post(`/dashboard/properties/${id}/seller`, seller)
  const token = (await createSellerLink(db, id)) ?? ''
  addresses = {
    offer: `/angebote/${id}`,
    'offer, English': `/en/angebote/${id}`,
    'offer, data': `/angebote/${id}.data`,
    exposé: `/angebote/${id}/expose`,
    preview: `/dashboard/properties/${id}/preview`,
    'owner’s page': `/verkauf/${token}`,
    'owner’s offer': `/verkauf/${token}/angebot`,
    list: '/angebote',
    feed: '/angebote.atom',
    sitemap: '/sitemap.xml',
    'own page': '/seite/links',
    'own page, English': '/en/seite/links',
    'own page, preview': `/dashboard/pages/own/${ownPage}/preview`,
  }
})

async function store(links: readonly string[]) {
  const lines = joinLines(links)
  await db
    .update(properties)
    .set({
      details: sql`json_set(${properties.details}, '$.tourUrl', ${lines}, '$.filmUrl', ${lines})`,
      version: sql`${properties.version} + 1`,
    })
    .where(eq(properties.id, id))
  const text = links.map((link) => `[Tour](${link})`).join('\n\n')
  await db
    .update(ownPages)
    .set({ text, version: sql`${ownPages.version} + 1` })
    .where(eq(ownPages.id, ownPage))
}

async function answers() {
  const all: Record<string, string> = {}
  for (const [name, path] of Object.entries(addresses)) {
    const answer = await (path.startsWith('/dashboard') ? visitor : uncached()).get(path)
    expect([name, answer.status]).toEqual([name, 200])
    all[name] = await answer.text()
  }
  return all
}

async function xmlIn(archive: Uint8Array): Promise<string> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { useWebWorkers: false })
  const [entry] = await reader.getEntries()
  if (!entry || entry.directory) throw new Error('no file')
  return new TextDecoder().decode(await entry.getData(new Uint8ArrayWriter()))
}

const addressesIn = (html: string) =>
  [...html.matchAll(/\b(?:href|src|srcset|action|formaction)="([^"]*)"/gi)].map(([, value = '']) => value)

test('a good link leaves on every page that shows links', async () => {
  await store([good])
  const all = await answers()
  const leaves = Object.keys(all).filter((name) => all[name]?.includes('my.matterport.com'))
  expect(leaves).toEqual([
    'offer',
    'offer, English',
    'offer, data',
    'exposé',
    'preview',
    'owner’s offer',
    'own page',
    'own page, English',
    'own page, preview',
  ])
})

test('a stored link that no form takes is an address in no answer, and the good one beside it stays', async () => {
  await store([...hostile, good])
  const all = await answers()
  for (const [name, body] of Object.entries(all)) {
    const wrong = addressesIn(body).filter((address) => /evil|script:|^\s*data:|уoutube/i.test(address))
    expect([name, wrong]).toEqual([name, []])
  }
  expect(all['offer, data']).not.toMatch(/evil|javascript:|data:text/i)
  for (const name of ['offer', 'offer, English', 'exposé', 'preview', 'owner’s offer', 'own page'])
    expect([name, addressesIn(all[name] ?? '').filter((address) => address === good).length > 0]).toEqual([name, true])
})

test('a stored link to a host that looks like another is named in Punycode, on the offer and in print', async () => {
  await store(['https://vımeo.com/1', 'https://www.yöutube.com/2', 'https://büro-müller.de/3'])
  const all = await answers()
  const offer = textOf(all.offer ?? '')
  expect(offer).toContain(
    'Virtueller Rundgang 1 auf xn--vmeo-lza.com Virtueller Rundgang 2 auf xn--yutube-wxa.com Virtueller Rundgang 3 auf büro-müller.de',
  )
  const print = textOf(all.exposé ?? '')
  for (const address of ['https://xn--vmeo-lza.com/1', 'https://www.xn--yutube-wxa.com/2', 'https://büro-müller.de/3'])
    expect(print).toContain(address)
  expect(print).not.toMatch(/vımeo|yöutube/)
})

test('the form takes none of them, and an export gives none away', async () => {
  await store([good])
  for (const typed of hostile) {
    const form = await (await visitor.get(`/dashboard/properties/${id}`)).text()
    const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? ''
    const answer = await visitor.post(`/dashboard/properties/${id}`, { version, 'filmUrl[0]': typed })
    expect([typed, answer.status]).toEqual([typed, 400])
  }
  await store([...hostile, good])
  const file = new Uint8Array(await (await visitor.get(dashboardPaths.propertyExport(id))).arrayBuffer())
  const xml = await xmlIn(file)
  expect(xml).toContain(`<pfad>${good.replace('&', '&amp;')}</pfad>`)
  expect(xml).not.toMatch(/evil|script:|data:text/i)
})
