/** A page is one string, rendered with its own routes: its data arrive whole, and a component that throws is a 500. */
import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { locales } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { paths } from '#app/paths/public.ts'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

test('data that hold tags, quotes and line separators arrive as they are, in one block near the end of the page', async () => {
  const description = 'A </script><script>alert(1)</script> B <!-- C & D \u2028 E \u2029 F "G" \'H\' \\" \\\' \\'
  const id = newId()
  await createProperty(db, id, aProperty({ description }), 'Test')
  const page = await (await visitor.get(`/angebote/${id}`)).text()
  const [, json = ''] =
    /<script type="application\/json" id="page-data">([^<]*)<\/script><script type="application\/ld\+json">/.exec(
      page,
    ) ?? []
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(description))
  expect(page).not.toContain('<script>alert')
  expect(page.match(/application\/json/g)).toHaveLength(2)
})

test('a component throws: 500, the page of the site, one line in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { startsWith } = String.prototype
  // Only the navigation looks for this.
  const fault = vi.spyOn(String.prototype, 'startsWith').mockImplementation(function (this: string, ...given) {
    if (given[0] !== '/leistungen/') return startsWith.apply(this, given)
    fault.mockRestore()
    throw new Error('a component failed')
  })
  const answer = await visitor.get(`/angebote?q=${newId()}`)
  const page = await answer.text()
  expect(answer.status).toBe(500)
  expect(page).toContain('<title>Diese Seite lässt sich nicht zeigen')
  expect(page).not.toContain('a component failed')
  expect(log).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(log.mock.calls)).toContain('a component failed')
  log.mockRestore()
})

test('a page is the same with its own routes as with all of them', async () => {
  const [offer, reference] = [newId(), newId()]
  await createProperty(db, offer, aProperty({ name: 'Angebot' }), 'Test')
  await createProperty(db, reference, aProperty({ name: 'Referenz', sold: true }), 'Test')
  const pages = [...publicPages, paths.offer(offer), paths.expose(offer), paths.reference(reference)]
  const odd = [
    ...pages.map((page) => `${page === '/' ? '/_root' : page}.data`),
    ...[`${paths.offer(offer)}/nichts`, paths.offer(newId()), paths.offer(reference), '/angebote/', '/nirgends'],
    ...['/__manifest?version=1', '/angebote.atom', '/sitemap.xml', '/robots.txt'],
  ]
  const visitor = new Visitor({ ...env, BENCH: '1' })
  // Whoever is signed in gets no kept page.
  for (const [name, value] of (await staff()).cookies) visitor.cookies.set(name, value)
  let compared = 0
  for (const page of [...pages, ...odd]) {
    for (const locale of locales) {
      const path = localPath(page, locale)
      const [own, whole] = [await seen(visitor, path), await seen(visitor, path, { 'X-Bench': 'whole' })]
      expect([path, own]).toEqual([path, whole])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(80)
})

/** Status, headers and body, without what is new in each answer. */
async function seen(visitor: Visitor, path: string, headers: HeadersInit = {}): Promise<string> {
  const answer = await visitor.get(path, headers)
  const body = await answer.text()
  const all = [answer.status, ...[...answer.headers].flat(), body].join('\n')
  const fresh = [/'nonce-(\w+)'/.exec(all)?.[1], /data-request="(\w+)"/.exec(body)?.[1]]
  return fresh.reduce<string>((text, id) => (id ? text.replaceAll(id, 'fresh') : text), all)
}
