/** Search around a place: what it finds, against the textbook; what it says of places; what becomes of nonsense. */
import { beforeAll, expect, test } from 'vitest'
import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { noFilters, type OfferFilters, type OfferSort } from '#app/domain/offers/offer-filters.ts'
import { pageCountOf } from '#app/domain/offers/offer-pages.ts'
import { findPlaces } from '#app/domain/places/find-places.ts'
import { radii } from '#app/domain/places/nearby.ts'
import type { Point } from '#app/domain/places/point.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { paths } from '#app/paths/public.ts'
import { dice, kilometres, publicPoints, sameName, someProperty } from '#tests/support/around.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const offers = 70
const searches = 40
const random = dice(20_261_123)
const visitor = new Visitor()

const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One

beforeAll(async () => {
  await db.delete(properties)
  for (let n = 0; n < offers; n++)
    await createProperty(db, `around${String(n).padStart(6, '0')}`, someProperty(random, n), 'Test')
})

type Known = Awaited<ReturnType<typeof publicPoints>>[number]

/** A place of a gazetteer, or the middle of what has the postal code. */
function centreOf(near: string, known: readonly Known[]): Point {
  const own = known.filter((one) => one.postalCode === near && one.hasPoint)
  const middle = (values: number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    return ((sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2
  }
  const [place] = findPlaces(gazetteer(), near)
  if (!place) throw new Error(`${near} is no place`)
  const close = own.map(pointOf).flatMap((point) => (point && kilometres(place, point) <= 30 ? [point] : []))
  if (close.length === 0) return place
  return {
    latitude: middle(close.map(({ latitude }) => latitude)),
    longitude: middle(close.map(({ longitude }) => longitude)),
  }
}

function pointOf({ publicLatitude: latitude, publicLongitude: longitude }: Known): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function expectedOf(filters: OfferFilters, near: string, known: readonly Known[]): string[] {
  const centre = centreOf(near, known)
  const isCode = /^\d+$/.test(near)
  const measured = known.flatMap((one) => {
    const point = pointOf(one)
    return point ? [{ one, km: kilometres(centre, point) }] : []
  })
  const isThere = ({ one, km }: (typeof measured)[number]) => {
    if (km <= filters.radius) return true
    return km <= 30 && (isCode ? one.postalCode === near : sameName(one.city, near) || sameName(one.district, near))
  }
  const fits = ({ one }: (typeof measured)[number]) =>
    (filters.marketType === null || one.marketType === filters.marketType) &&
    (filters.houseType === null || one.houseType === filters.houseType) &&
    (filters.roomsMin === null || (one.rooms ?? 0) >= filters.roomsMin)
  const found = measured.filter((each) => isThere(each) && fits(each))
  return found.sort((a, b) => a.km - b.km || (a.one.id < b.one.id ? -1 : 1)).map(({ one }) => one.id)
}

async function foundBy(filters: OfferFilters) {
  const first = await listOffers(db, 'de', filters)
  const pages = [first]
  for (let page = 2; page <= first.pageCount; page++) pages.push(await listOffers(db, 'de', { ...filters, page }))
  return {
    total: first.total,
    pageCount: first.pageCount,
    ids: pages.flatMap((page) => page.offers.map(({ id }) => id)),
  }
}

test(`${searches} random searches find what the haversine finds, by distance in its order`, async () => {
  const known = await publicPoints()
  const places = [
    'Hamburg',
    'Ahrensburg',
    'Wedel',
    'Lüneburg',
    'Volksdorf',
    'Stade',
    '22359',
    '20457',
    '22880',
    '21629',
  ]
  let some = 0
  for (let n = 0; n < searches; n++) {
    const near = pick(places)
    const sort = pick<OfferSort>(['distance', 'distance', 'recommended', 'newest', 'priceAsc', 'areaDesc'])
    const filters: OfferFilters = {
      ...noFilters,
      near,
      sort,
      radius: pick(radii),
      marketType: pick([null, null, 'purchase', 'rent']),
      houseType: pick([null, null, null, 'house']),
      roomsMin: pick([null, null, 3]),
    }
    const expected = expectedOf(filters, near, known)
    const { total, pageCount, ids } = await foundBy(filters)
    const inOrder = (list: string[]) => (sort === 'distance' ? list : list.toSorted())
    expect([near, filters, inOrder(ids)]).toEqual([near, filters, inOrder(expected)])
    expect([total, pageCount]).toEqual([expected.length, pageCountOf(expected.length)])
    some += expected.length
  }
  expect(some).toBeGreaterThan(searches)
})

async function listPage(query: string): Promise<string> {
  const answer = await visitor.get(`/angebote?${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

const noticesOn = (page: string) =>
  [...page.matchAll(/id="hinweis-[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => unescaped(text))
const chipsOn = (page: string) => textOf(`<body>${/aria-label="Aktive Filter">([\s\S]*?)<\/ul>/.exec(page)?.[1] ?? ''}`)
const kmOn = (page: string) => [...page.matchAll(/data-distance-km="([\d.]+)"/g)].map(([, km]) => Number(km))
const waysOn = (page: string) =>
  [...page.matchAll(/<a[^>]*href="(\/angebote[^"]*)"/g)].map(([, to = '']) => unescaped(to))

test('tiles say how far it is, nearest first, and only where somebody searches around a place', async () => {
  const page = await listPage('near=Hamburg&radius=25')
  const km = kmOn(page)
  expect(km.length).toBeGreaterThan(3)
  expect(km).toEqual(km.toSorted((a, b) => a - b))
  expect(page).toMatch(/data-distance-km="(\d+)\.\d">\1\u00a0km</)
  expect(kmOn(await listPage('')).length).toBe(0)
})

test('a search is a chip with the full name, and going without it takes radius and order along', async () => {
  const page = await listPage('near=ahrensb&radius=25&sort=distance&roomsMin=2')
  expect(chipsOn(page)).toContain('in Ahrensburg und bis 25 km darum')
  expect(page).toMatch(/<input[^>]*name="near"[^>]*value="ahrensb"/)
  expect(page).toMatch(/<option value="25" selected/)
  expect(waysOn(page)).toContain('/angebote?roomsMin=2')
  expect(waysOn(page)).toContain('/angebote?near=Ahrensburg&roomsMin=2&radius=25&sort=newest')
  expect(chipsOn(await listPage('near=Wedel&radius=0'))).toContain('in Wedel')
})

test('an order by distance is offered around a place, and is then the usual one', async () => {
  expect(waysOn(await listPage(''))).not.toContain('/angebote?sort=distance')
  const page = await listPage('near=Wedel')
  expect(/<a[^>]*aria-current="true"[^>]*>Entfernung</.test(page)).toBe(true)
  expect(page).not.toContain('type="hidden" name="sort"')
})

test('counts beside the options are of the offers around the place', async () => {
  const page = await listPage('near=Wedel&radius=50')
  const total = Number(/role="status"[^>]*>(\d+)/.exec(page)?.[1])
  const [, sale = 0, rent = 0] = /Kauf \((\d+)\)[\s\S]*?Miete \((\d+)\)/.exec(page)?.map(Number) ?? []
  expect(total).toBeGreaterThan(0)
  expect(sale + rent).toBe(total)
})

test('of several places of a name the one with offers around it is shown, and links ask about the others', async () => {
  const page = await listPage('near=Neustadt&radius=50&marketType=purchase')
  expect(noticesOn(page)[0]).toContain('Gesucht wurde um Neustadt (Hamburg).')
  const other = '/angebote?near=Neustadt+in+Holstein&marketType=purchase&radius=50'
  expect(waysOn(page)).toContain(other)
  const asked = await listPage(other.replace('/angebote?', ''))
  expect(noticesOn(asked)).toEqual([])
})

test('a name that several places bear is asked about in both languages, whether the others have offers or not', async () => {
  const page = await listPage('near=Neustadt')
  expect(noticesOn(page)[0]).toContain('Gesucht wurde um Neustadt (Hamburg).')
  expect(waysOn(page)).toContain('/angebote?near=Neustadt+an+der+Weinstra%C3%9Fe')
  // And no more of the dozens of that name.
  expect(waysOn(/id="hinweis-near".*?<\/ul>/s.exec(page)?.[0] ?? '')).toHaveLength(3)
  const english = await (await visitor.get(`${localPath(paths.offers, 'en')}?near=Neustadt`)).text()
  expect(noticesOn(english)[0]).toContain('Neustadt (Hamburg)')
  expect(unescaped(english)).toContain(`href="${localPath(paths.offers, 'en')}?near=Neustadt+an+der+Weinstra%C3%9Fe"`)
  expect(noticesOn(await listPage('near=Frankfurt'))[0]).toContain('Zu „Frankfurt“ passen mehrere Orte.')
  // Where another of the name is but a village, nobody is asked.
  for (const near of ['Volksdorf', 'Hamburg', 'Essen']) expect(noticesOn(await listPage(`near=${near}`))).toEqual([])
})

test('a place that nobody knows is said, its word stays in the field, and the list is as if without it', async () => {
  const page = await listPage('near=Xqzdorf&radius=5')
  expect(noticesOn(page)).toEqual([expect.stringContaining('Einen Ort „Xqzdorf“ kennen wir nicht.')])
  expect(page).toMatch(/<input[^>]*name="near"[^>]*value="Xqzdorf"/)
  expect(chipsOn(page)).toBe('')
  expect(kmOn(page)).toEqual([])
  const status = (body: string) => /(\d+)(?:<!-- -->)? Angebote/.exec(body)?.[1]
  expect(status(page)).toBe(status(await listPage('')))
})

test('a misspelt name finds the only place that is spelt like it, and the list says so', async () => {
  const page = await listPage('near=Volksdorff&radius=5&marketType=purchase')
  expect(noticesOn(page)).toEqual(['Einen Ort „Volksdorff“ kennen wir nicht. Gesucht wurde um Volksdorf (Hamburg).'])
  expect(controlValue(page, 'near')).toBe('Volksdorf')
  const right = await listPage('near=Volksdorf&radius=5&marketType=purchase')
  expect(kmOn(page).length).toBeGreaterThan(0)
  expect(kmOn(page)).toEqual(kmOn(right))
  expect(chipsOn(page)).toBe(chipsOn(right))
  const english = await (await visitor.get(`${localPath(paths.offers, 'en')}?near=Volksdorff`)).text()
  expect(noticesOn(english)).toEqual([
    'We do not know a place called “Volksdorff”, so we searched around Volksdorf (Hamburg).',
  ])
})

test('a misspelt name that several places resemble is asked about with those that have offers', async () => {
  const page = await listPage('near=Mühlhausenn&marketType=purchase')
  expect(noticesOn(page)).toEqual([expect.stringMatching(/^Einen Ort „Mühlhausenn“ kennen wir nicht\..*Meinten Sie:$/)])
  expect(waysOn(page).length).toBeGreaterThan(1)
  expect(page).toMatch(/<input[^>]*name="near"[^>]*value="Mühlhausenn"/)
})

test('a name that only begins like the word is asked about where there are no offers', async () => {
  const page = await listPage('near=Wien')
  expect(noticesOn(page)[0]).toContain('Einen Ort „Wien“ kennen wir nicht.')
  expect(waysOn(page)).toContain('/angebote?near=Wienhausen')
  expect(chipsOn(page)).toBe('')
})

test('English names of towns are known, and a space in a postal code is none', async () => {
  expect(chipsOn(await listPage('near=Munich'))).toContain('in München und bis 10 km darum')
  expect(chipsOn(await listPage('near=22+359'))).toContain('in 22359 Hamburg und bis 10 km darum')
})

test('where nothing is near enough, the next larger radius that finds something is offered, and what it promises is true', async () => {
  const filters: OfferFilters = { ...noFilters, near: 'Stade', radius: 2, sort: 'distance', houseType: 'house' }
  const known = await publicPoints()
  const next = radii.find((radius) => radius > 2 && expectedOf({ ...filters, radius }, 'Stade', known).length > 0)
  const isEmpty = expectedOf(filters, 'Stade', known).length === 0
  expect([isEmpty, typeof next]).toEqual([true, 'number'])
  const page = await listPage('near=Stade&radius=2&houseType=house')
  const promised = expectedOf({ ...filters, radius: next ?? 0 }, 'Stade', known).length
  expect(textOf(page)).toContain(`Bis ${next} km um Stade ${promised} Angebot`)
})

test.each([
  [`near=${'x'.repeat(5_000)}`, 'kennen wir nicht'],
  [`near=${encodeURIComponent('q\u0000xq\u0007\n')}`, 'kennen wir nicht'],
  [`near=${encodeURIComponent('🏡🏡')}`, 'kennen wir nicht'],
  [`near=${encodeURIComponent('"><script>')}`, 'kennen wir nicht'],
  ['near=223', 'Geben Sie alle fünf Ziffern ein'],
  ['near=Wedel&radius=1e9', 'im Umkreis von 10\u00a0km'],
  ['near=Wedel&radius=-1', 'im Umkreis von 10\u00a0km'],
  ['near=Wedel&radius=NaN', 'im Umkreis von 10\u00a0km'],
  [Array.from({ length: 100 }, () => 'near=Xqzdorf').join('&'), 'kennen wir nicht'],
  ['sort=distance', 'nur um einen Ort sortieren'],
  ['near=Hamburg&radius=50&page=9999', 'So viele Seiten gibt es nicht'],
  ['near=00000&radius=0', 'kennen wir nicht'],
])('?%.40s is a page with a sentence', async (query, sentence) => {
  expect(noticesOn(await listPage(query)).join(' ')).toContain(sentence)
})

test('an offer that lies nowhere is found without a place, and by none', async () => {
  await createProperty(
    db,
    'nowhere00001',
    aProperty({ city: 'Xyzstadt', postalCode: null, name: 'Nirgendhaus' }),
    'Test',
  )
  expect(await listPage('q=Nirgendhaus')).toContain('Nirgendhaus')
  expect((await listOffers(db, 'de', { ...noFilters, q: 'Nirgendhaus', near: 'Hamburg', radius: 50 })).total).toBe(0)
})

test('what was searched around goes along into a message to the agency', async () => {
  const page = await (await visitor.get('/kontakt?near=Wedel&radius=25')).text()
  expect(unescaped(page)).toContain('Ich suche Immobilien bis 25\u00a0km um Wedel.')
})
