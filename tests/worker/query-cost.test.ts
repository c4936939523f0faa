/** What public pages ask of the database with 100, 1,000 and 10,000 properties, by D1's own count of the rows it read. */
import { beforeAll, expect, test } from 'vitest'
import { promises } from '#scripts/bench/promises.ts'
import { fillCatalogue, offersOfTen } from '#tests/support/catalogue.ts'
import { callsDuring, planOf, rowsRead, type Statement } from '#tests/support/statements.ts'
import { uncached, type Visitor } from '#tests/support/visitor.ts'

const sizes = [100, 1_000, 10_000] as const
type Size = (typeof sizes)[number]

const offer = '/angebote/c00000000006'
const markets = ['', 'marketType=purchase', 'marketType=rent']
const types = ['', 'houseType=apartment', 'houseType=house', 'houseType=plot']
const kinds = markets.flatMap((market) => types.map((type) => `/angebote?${market}&${type}`))
const sorts = ['newest', 'priceAsc', 'priceDesc', 'areaDesc', 'roomsDesc'].map((sort) => `/angebote?sort=${sort}`)
const contents = [
  ['/', '/uber-uns', '/unser-team', '/kontakt', '/kontakt/danke?angebot=c00000000006'],
  ['/leistungen/verkauf', '/leistungen/vermietung', '/leistungen/neubauprojekte'],
  ['/referenzen', '/referenzen?houseType=house', '/referenzen?year=2021', '/referenzen/c00000000007'],
  [`${offer}/expose`, '/impressum', '/datenschutz', '/barrierefreiheit', '/angebote.atom'],
].flat()
const filtered = [
  'city=Stadt+3',
  'city=Stadt+3&district=Viertel+3',
  'city=Stadt+3&district=Viertel+3&sort=priceDesc',
  'city=Stadt+3&district=Nirgends&priceMax=5000',
  'city=Stadt+3&district=Nirgends',
  'city=Stadt+3&sort=areaDesc',
  'marketType=rent&sort=priceAsc',
  'marketType=purchase&houseType=house&city=Stadt+1&sort=roomsDesc',
  'priceMax=5000',
  'priceMin=3000&sort=priceAsc',
  'priceMin=2000&priceMax=8000&marketType=purchase&houseType=house',
  'priceMin=1000&priceMax=1100',
  'roomsMin=5',
  'areaMin=500&sort=newest',
  'areaMin=9900&roomsMin=4&sort=priceDesc',
  'elevator=on',
  'balcony=on&garden=on&sort=priceAsc',
  'barrierFree=on&city=Stadt+3&priceMax=5000',
  'q=haus',
  'q=haus+12',
  'marketType=rent&houseType=house&page=999',
].map((query) => `/angebote?${query}`)
const around = [
  'near=Hamburg',
  'near=Kassel&radius=50&sort=newest',
  'near=Kassel&radius=50&roomsMin=3&sort=priceAsc',
  'near=Hamburg&radius=0',
].map((query) => `/angebote?${query}`)
const nothingFound = [
  'priceMax=1',
  'priceMax=1&roomsMin=3&marketType=purchase',
  'areaMin=99999&q=haus',
  'elevator=on&garden=on&priceMax=1',
  'q=nirgends&roomsMin=3',
  'city=Nirgends',
  'near=Kassel&radius=2&priceMax=1',
].map((query) => `/angebote?${query}`)
const maps = ['', '&sort=priceAsc', '&city=Stadt+3', '&karte=7-148-140'].map((query) => `/angebote?view=map${query}`)
/** Of all references, with their map; in a year of which there are none, too. */
const placed = ['/referenzen', '/referenzen?year=2021']
const deep = ['/angebote?page=9999', '/angebote?roomsMin=3&page=9999', '/angebote?areaMin=50&page=100&sort=areaDesc']
const pages = [
  ...kinds,
  ...sorts,
  ...contents,
  ...filtered,
  ...around,
  ...nothingFound,
  ...deep,
  ...maps,
  offer,
  '/sitemap.xml',
]

interface Cost {
  calls: number
  statements: Statement[]
  rows: number
}

const costs = new Map<string, Record<Size, Cost>>()

beforeAll(async () => {
  for (const size of sizes) {
    await fillCatalogue(size)
    for (const path of pages) {
      costs.set(path, { ...costs.get(path), [size]: await costOf(uncached(), path) } as Record<Size, Cost>)
    }
  }
}, 180_000)

async function costOf(visitor: Visitor, path: string): Promise<Cost> {
  const calls = await callsDuring(async () => expect((await visitor.get(path)).status).toBe(200))
  const statements = calls.flat()
  return { calls: calls.length, statements, rows: await rowsRead(statements) }
}

/** What pages in English cost at the same size, and how many texts they show of their language. */
const inEnglish: [path: string, texts: number][] = [
  ['/', 150],
  ['/angebote?sort=newest', 120],
  ['/angebote?priceMax=5000', 120],
  ['/angebote?near=Kassel&radius=50&sort=newest', 120],
  ['/angebote?view=map', 650],
  [offer, 30],
  [`${offer}/expose`, 30],
  ['/referenzen', 40],
  ['/referenzen/c00000000007', 30],
  ['/unser-team', 60],
  ['/leistungen/verkauf', 20],
  ['/kontakt', 20],
  ['/angebote.atom', 40],
]

test.each(inEnglish)(
  '%s in English sends no statement more than in German, and reads its %i texts at most',
  async (path, texts) => {
    const { calls, statements, rows } = await costOf(uncached().speak('en'), path)
    const german = costsOf(path)[10_000]
    expect([calls, statements.length]).toEqual([german.calls, german.statements.length])
    expect(rows - german.rows).toBeLessThanOrEqual(texts)
  },
)

test.each(pages)('%s asks for no text of another language where it is in German', (path) => {
  for (const { text } of costsOf(path)[1_000].statements) expect(text).not.toMatch(/from "texts"/)
})

function costsOf(path: string): Record<Size, Cost> {
  const known = costs.get(path)
  if (!known) throw new Error(`${path} was not measured`)
  return known
}

const rowsOf = (path: string) => sizes.map((size) => costsOf(path)[size].rows)
const offersAt = (size: Size) => (size * offersOfTen) / 10

const withoutMaps = pages.filter((path) => ![...maps, ...placed].includes(path))

test.each(withoutMaps)(
  '%s takes at most four statements, around a place or with a map one more, in few calls',
  (path) => {
    const more = path.includes('near=') || path === '/kontakt' ? 1 : 0
    for (const size of sizes) {
      const { calls, statements } = costsOf(path)[size]
      expect(statements.length).toBeLessThanOrEqual(promises.statements.limit + more)
      // The agency's, which every page asks for meanwhile, and no more than two, or three where nothing is found.
      expect(calls - 1).toBeLessThanOrEqual(nothingFound.includes(path) || size === 100 ? 3 + more : 2 + more)
    }
  },
)

test.each(placed)('%s takes two statements more for its map, and looks up so many sales and no more', (path) => {
  for (const size of sizes) {
    expect(costsOf(path)[size].statements.length).toBeLessThanOrEqual(6)
    expect(costsOf(path)[size].rows).toBeLessThanOrEqual((size * 2) / 10 + 250 + 4 * 300)
  }
})

test.each(maps)('%s takes two statements more than the list, and one for the offers of a part of it', (path) => {
  for (const size of sizes) expect(costsOf(path)[size].statements.length).toBeLessThanOrEqual(6)
})

/** Offers that are looked up for their flags, by their ids. */
const flagged = 500

test.each(maps)('%s reads the offers on its map and no others, beside the list', (path) => {
  for (const size of sizes) {
    expect(costsOf(path)[size].rows).toBeLessThanOrEqual(2 * offersAt(size) + aPage + 4 * flagged)
  }
})

/** Pages that say how many there are: of offers, of each person's, of references, which are sorted by year for it. */
const counting: [path: string, rowsOfTen: number][] = [
  ...['/', '/uber-uns', ...kinds, ...sorts].map((path): [string, number] => [path, offersOfTen]),
  ['/unser-team', offersOfTen],
  ...['/referenzen?houseType=house'].map((path): [string, number] => [path, 2]),
]

test.each(counting)(
  '%s counts in one pass over an index, %i rows for ten properties, and reads no more than that',
  (path, ofTen) => {
    const beside = sizes.map((size) => costsOf(path)[size].rows - (size * ofTen) / 10)
    const [few = 0, some = 0, many = 0] = beside
    // With a hundred there are not enough for a page of every kind.
    expect(few).toBeLessThanOrEqual(some + someMore)
    expect(many).toBeLessThanOrEqual(some + someMore)
    expect(many).toBeLessThan(250)
  },
)

/** The page of new-build projects looks at the latest properties until it has found as many of these as it wants. */
const someMore = 5

test.each(contents.filter((path) => !placed.includes(path) && !counting.some(([counted]) => counted === path)))(
  '%s reads no more rows with 10,000 properties than with 1,000',
  (path) => {
    const [few = 0, some = 0, many = 0] = rowsOf(path)
    expect(few).toBeLessThanOrEqual(some + someMore)
    expect(many).toBeLessThanOrEqual(some + someMore)
    expect(many).toBeLessThan(250)
  },
)

/** A page of tiles with their pictures; and where few offers fit, looking these up to sort them. */
const aPage = promises.rowsBesideOnePass.limit

test.each([...filtered, ...nothingFound])(
  '%s reads no more rows than one pass over the index of the offers',
  (path) => {
    for (const size of sizes) expect(costsOf(path)[size].rows).toBeLessThanOrEqual(offersAt(size) + aPage)
  },
)

/** Of the seven degrees of latitude that the catalogue lies in, one is read. */
test.each(around)('%s reads a band around the place besides', (path) => {
  for (const size of sizes) expect(costsOf(path)[size].rows).toBeLessThanOrEqual(1.15 * offersAt(size) + aPage)
})

test.each(deep)('%s takes a second pass over the index, and no third', (path) => {
  for (const size of sizes) expect(costsOf(path)[size].rows).toBeLessThanOrEqual(2 * offersAt(size) + aPage)
})

test('an offer is compared with so many others and no more', () => {
  expect(rowsOf(offer)[2]).toBeLessThan(2_000)
})

test('the sitemap is one pass over an index, the row of the settings, and a look for own pages', () => {
  expect(rowsOf('/sitemap.xml')).toEqual([103, 1_003, 10_003])
})

/** What of a plan reads properties other than by their ids. */
async function passesOf(statement: Statement): Promise<string[]> {
  const plan = await planOf(statement)
  return plan.filter((line) => /^(?:SCAN|SEARCH) (?:properties|self)\b(?!.*\(id=\?\))/.test(line))
}

test.each(pages)('%s never walks the table, nor reads what it does not show', async (path) => {
  const { statements } = costsOf(path)[10_000]
  for (const statement of statements) {
    // Only indexes with the texts of the offers could hold a filter by text and be in another order than by groups.
    const isPageByText = /\blimit\b|^select \(select count/.test(statement.text) && statement.text.includes('instr(')
    // SQLite never calls an index enough that has an expression in it, or a generated column.
    const isEnough = (pass: string) => !isPageByText && !/offers_(?:new_build|place)/.test(pass)
    for (const pass of await passesOf(statement)) {
      expect(pass).toContain(isEnough(pass) ? 'USING COVERING INDEX' : 'USING INDEX offers_')
    }
    const isOne = [offer, '/kontakt/danke', '/referenzen/c'].some((begin) => path.startsWith(begin))
    if (!isOne) expect(statement.text).not.toMatch(/"description"(?!, 1, 300\))|"(?:fittings|location_description)"/)
  }
})

const searchAround = 'SEARCH properties USING INDEX offers_place (public_latitude>? AND public_latitude<?)'

test.each([
  ['', 'SCAN properties USING COVERING INDEX offers_recommended'],
  ['sort=newest', 'SCAN properties USING COVERING INDEX offers_newest'],
  ['marketType=rent', 'SEARCH properties USING COVERING INDEX offers_market (market_type=?)'],
  ['houseType=plot', 'SEARCH properties USING COVERING INDEX offers_type (house_type=?)'],
  [
    'marketType=rent&houseType=plot',
    'SEARCH properties USING COVERING INDEX offers_kind (market_type=? AND house_type=?)',
  ],
  ['city=Stadt+3', 'SCAN properties USING COVERING INDEX offers_recommended'],
  ['city=Stadt+3&district=Viertel+3', 'SCAN properties USING COVERING INDEX offers_recommended'],
  ['sort=priceAsc', 'SEARCH properties USING COVERING INDEX offers_price (market_type=?)'],
  ['sort=priceDesc', 'SEARCH properties USING COVERING INDEX offers_price_down (market_type=?)'],
  ['marketType=rent&sort=priceAsc', 'SEARCH properties USING COVERING INDEX offers_price (market_type=?)'],
  ['sort=areaDesc', 'SCAN properties USING COVERING INDEX offers_area'],
  ['sort=roomsDesc', 'SCAN properties USING COVERING INDEX offers_rooms'],
  ['marketType=rent&houseType=plot&sort=areaDesc', 'SCAN properties USING COVERING INDEX offers_area'],
  ['priceMin=3000', 'SCAN properties USING COVERING INDEX offers_groups'],
  ['priceMax=3000', 'SCAN properties USING COVERING INDEX offers_groups'],
  ['roomsMin=3', 'SCAN properties USING COVERING INDEX offers_groups'],
  ['areaMin=3', 'SCAN properties USING COVERING INDEX offers_groups'],
  ['elevator=on&balcony=on', 'SCAN properties USING COVERING INDEX offers_groups'],
  ['garden=on&sort=newest&page=9', 'SCAN properties USING COVERING INDEX offers_newest'],
  ['q=haus', 'SCAN properties USING COVERING INDEX offers_text'],
  ['near=Kassel&radius=25', searchAround],
  ['near=Kassel&radius=0', searchAround],
  ['near=Kassel&radius=50&roomsMin=3&sort=priceAsc', searchAround],
  ['near=34117', searchAround],
  // Offers tell which place is meant, or that there is none.
  ['near=Neustadt', 'SEARCH properties USING INDEX offers_place (public_latitude>?)'],
  ['near=Xqzdorf', 'SEARCH properties USING INDEX offers_place (public_latitude>?)'],
])('the filter or order ?%s has its index', async (query, expected) => {
  const statements = (await callsDuring(() => uncached().get(`/angebote?${query}`))).flat()
  const passes = await Promise.all(statements.map(passesOf))
  expect(passes.flat()).toContain(expected)
})
