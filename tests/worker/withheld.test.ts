/** A price that is told on request, or was paid: in no answer that a visitor can get, nor what it could be worked out from. */
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { paths } from '#app/paths/public.ts'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, Visitor } from '#tests/support/visitor.ts'

const member = 'member000001'
await createTeamMember(
  db,
  member,
  { name: 'Erika Muster', role: 'Verkauf', telephone: '040 123456', email: 'erika@giebel.test', bio: null },
  0,
  null,
)

const stated = { serviceCharge: 320, heatingCosts: 110, provision: '3,57 % inkl. MwSt.' }
const purchase = { ...stated, purchasePrice: 7_654_321, parkingPrice: 543_217 }
const rent = {
  ...stated,
  marketType: 'rent',
  purchasePrice: null,
  baseRent: 876_543.5,
  parkingPrice: 432_176,
  deposit: 2_629_630.5,
} as const

/** What is typed, the sums that the house makes of it, and the price of a square metre, whole or rounded. */
const amounts = {
  purchase: [7_654_321, 543_217, 7_654_321 + 543_217, 7_654_321 / 140],
  rent: [876_543.5, 432_176, 2_629_630.5, 876_543.5 + 320 + 110, 876_543.5 / 140],
}

/** A number as people and machines write it: in groups or not, up to its last whole digit. */
function written(amount: number): RegExp {
  const groups = Math.floor(amount).toLocaleString('en').split(',')
  return new RegExp(`(?<![\\w.])${groups.join('[.,\\s\\u00a0\\u202f]?')}(?!\\w)`)
}

async function stored(changes: Partial<PropertyValues>): Promise<string> {
  const id = newId()
  const common = { highlighted: true, responsibleMember: member, description: 'Ein Haus.' }
  await createProperty(db, id, aProperty({ ...common, ...changes }), 'Test')
  return id
}

/** Every public answer in which the property could stand, the page of a similar offer included, and its data. */
function answersAbout(id: string, similar: string): string[] {
  const searches = ['q=Haus', 'sort=priceAsc', 'sort=priceDesc', 'priceMin=1', 'priceMax=1', 'areaMin=9999']
  const offers = [id, similar].flatMap((offer) => [paths.offer(offer), paths.expose(offer)])
  const thanks = `${paths.contactThanks}?angebot=${id}`
  const pages = [...publicPages, ...offers, thanks, ...searches.map((search) => `${paths.offers}?${search}`)]
  const data = pages.map((page) => (page === '/' ? '/_root.data' : page.replace(/(?=\?|$)/, '.data')))
  return [...pages, ...data, paths.reference(id), `${paths.reference(id)}.data`, paths.feed, paths.sitemap]
}

async function expectNowhere(figures: number[], id: string, similar: string): Promise<void> {
  const visitor = new Visitor()
  for (const path of answersAbout(id, similar)) {
    const body = await (await visitor.get(path)).text()
    for (const figure of figures) expect([path, written(figure).exec(body)?.[0]]).toEqual([path, undefined])
  }
}

test.each([
  ['a purchase price', purchase, amounts.purchase],
  ['a rent', rent, amounts.rent],
])('%s on request is in no answer, nor what it can be worked out from', async (_, costs, figures) => {
  const similar = await stored({ ...costs, name: 'Nebenan' })
  const id = await stored({ ...costs, priceOnRequest: true })
  const visitor = new Visitor()
  // The neighbour states the same price, so that the search for it is known to find what is there.
  const open = await (await visitor.get(paths.offer(similar))).text()
  expect(figures.filter((figure) => written(figure).test(open)).length).toBeGreaterThanOrEqual(3)
  const values = aProperty({ ...costs, name: 'Nebenan', priceOnRequest: true, highlighted: true })
  expect(await updateProperty(db, similar, values, 1, 'Test')).toBe('saved')

  await expectNowhere(figures, id, similar)
  const page = textOf(await (await visitor.get(paths.offer(id))).text())
  expect(page).toContain('Preis auf Anfrage')
  expect(page).toContain(stated.provision)
})

test.each([
  ['a purchase price', purchase, amounts.purchase],
  ['a rent', rent, amounts.rent],
])('%s of what is sold or let is in no answer, nor what it can be worked out from', async (_, costs, figures) => {
  const id = await stored({ ...costs, sold: true })
  expect((await new Visitor().get(paths.reference(id))).status).toBe(200)
  await expectNowhere(figures, id, await stored({}))
})

test.each([
  [
    'the former price of what is for rent now',
    { marketType: 'rent', baseRent: 1_234, purchasePrice: 5_432_109 } as const,
    5_432_109,
  ],
  ['the former rent of what is for sale now', { purchasePrice: 400_000, baseRent: 654_987.5 }, 654_987.5],
])('%s stays in the form and is in no answer', async (_, costs, figure) => {
  const id = await stored(costs)
  expect((await new Visitor().get(paths.offer(id))).status).toBe(200)
  await expectNowhere([figure], id, await stored({}))
})

test('an exposé sends no more of a property than it shows', async () => {
  const id = await stored({ ...purchase, street: 'Geheimweg 7', addressVisible: false })
  const body = await (await new Visitor().get(`${paths.expose(id)}.data`)).text()
  for (const hidden of ['responsibleMember', 'addressVisible', 'Geheimweg', 'deposit'])
    expect(body).not.toContain(hidden)
})
