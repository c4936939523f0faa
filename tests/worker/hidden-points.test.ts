/** Where a hidden address is: in no answer that a visitor can get. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { circleRadius } from '#app/domain/places/circle.ts'
import { paths } from '#app/paths/public.ts'
import { dice, kilometres, publicPoints } from '#tests/support/around.ts'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, uncached } from '#tests/support/visitor.ts'

const hidden = 20

/** Degrees to four decimals, about ten metres, as people and machines write them. */
const written = (degrees: number) => degrees.toFixed(7).slice(0, -3)

function degreesIn(body: string): string[] {
  return [...body.matchAll(/(?<!\d)(?=(\d{1,2})[.,](\d{4}))/g)].map(([, whole, decimals]) => `${whole}.${decimals}`)
}

/** Every public answer in which an offer could stand, and its data. */
function answersAbout(id: string): string[] {
  const searches = [
    'near=Hamburg&radius=50',
    'near=22359&radius=25&sort=distance',
    'near=Volksdorf&radius=0',
    'view=map',
  ]
  const pages = [
    ...publicPages,
    ...[paths.offer(id), `${paths.offer(id)}?karte=16`, paths.expose(id)],
    ...searches.map((search) => `${paths.offers}?${search}`),
  ]
  const data = pages.map((page) => (page === '/' ? '/_root.data' : page.replace(/(?=\?|$)/, '.data')))
  return [...pages, ...data, paths.feed, paths.sitemap]
}

test(`the points of ${hidden} hidden addresses are in no answer, beside what is shown, and inside of its circle`, async () => {
  await db.delete(properties)
  const random = dice(27)
  const homes = Array.from({ length: hidden }, (_, n) => ({
    id: `hidden${String(n).padStart(6, '0')}`,
    latitude: Number((53.45 + random() * 0.25).toFixed(6)),
    longitude: Number((9.8 + random() * 0.4).toFixed(6)),
  }))
  for (const { id, latitude, longitude } of homes) {
    const where = { city: 'Hamburg', district: 'Volksdorf', postalCode: '22359', latitude, longitude }
    await createProperty(db, id, aProperty({ ...where, addressVisible: false }), 'Test')
  }
  const points = await publicPoints()
  expect(points).toHaveLength(hidden)
  for (const shown of points) {
    const home = homes.find(({ id }) => id === shown.id)
    const point = { latitude: shown.publicLatitude ?? 0, longitude: shown.publicLongitude ?? 0 }
    const metres = home ? 1_000 * kilometres(home, point) : 0
    expect(metres).toBeGreaterThan(150)
    expect(metres).toBeLessThan(circleRadius - 100)
  }

  // What is looked for can be found: an address that is shown stands in its page's data.
  const open = { id: 'visible00001', latitude: 53.512345, longitude: 10.054321 }
  await createProperty(db, open.id, aProperty({ ...open, addressVisible: true }), 'Test')
  const visitor = uncached(env)
  expect(degreesIn(await (await visitor.get(paths.offer(open.id))).text())).toContain(written(open.latitude))

  const secrets = new Set(homes.flatMap(({ latitude, longitude }) => [latitude, longitude].map(written)))
  const lists = answersAbout(homes[0]?.id ?? '')
  const own = homes.flatMap(({ id }) => [
    paths.offer(id),
    `${paths.offer(id)}.data`,
    paths.expose(id),
    `${paths.expose(id)}.data`,
  ])
  for (const path of new Set([...lists, ...own])) {
    const body = await (await visitor.get(path)).text()
    expect([path, degreesIn(body).filter((degrees) => secrets.has(degrees))]).toEqual([path, []])
  }
})
