/** The data that a page carries for its scripts (app/ui/layout/page-data.ts) say nothing that the page does not. */
import { dataId } from '#app/ui/layout/page-data.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

const pages = [
  '/',
  '/en',
  '/angebote',
  '/angebote/:id',
  '/en/angebote/:id',
  '/angebote?marketType=rent',
  '/referenzen',
  '/referenzen/:id',
  '/leistungen/verkauf',
  '/leistungen/vermietung',
  '/leistungen/neubauprojekte',
  '/uber-uns',
  '/unser-team',
  '/kontakt',
  '/bewertung/danke',
  '/seite/immobilien-in-blankenese',
]

/** Texts by their place in the data: what scripts need later, and names of things that no one reads. */
const unseen = [
  /\.(?:id|kind|move|sort)$/,
  // The gallery shows one caption at a time.
  /\.(?:pictures|photos)\.caption$/,
  /^root\.agency\.openingHours$/,
  /\.form\.sending$/,
  /\.words\.(?:copied|clear|none|noneAtAll)$/,
  // Titles that two of three services do not show.
  /\/services\/[\w-]+\.(?:titles\.(?:askUs|noNewBuild|plots|valuation)|words\.short)$/,
  // Of a list that is longer than what is named.
  /team\.all$/,
  // Name and place are apart in the quotation.
  /\.testimonials?\.author$/,
]

for (const path of pages) {
  test(`the data of ${path} say nothing that the page does not`, async ({ page, request }) => {
    const reference = /\/referenzen\/\w{12}/.exec(await (await request.get('/referenzen')).text())?.[0] ?? ''
    const offer = await anOffer(request)
    const address = path.replace('/angebote/:id', offer).replace('/referenzen/:id', reference)
    await page.goto(address)
    const { data, shown } = await page.evaluate(readPage, dataId)
    const all = textsIn(JSON.parse(data).state.loaderData)
    expect(all.length).toBeGreaterThan(10)
    const missing = all.filter(({ text }) => !partsOf(text).every((part) => shown.includes(part)))
    expect(missing.filter(({ place }) => !unseen.some((pattern) => pattern.test(place)))).toEqual([])
  })
}

interface Text {
  /** Of its names in the data, without the positions in lists. */
  place: string
  text: string
}

function textsIn(data: unknown, place = ''): Text[] {
  if (typeof data === 'string') return [{ place, text: data }]
  if (Array.isArray(data)) return data.flatMap((each) => textsIn(each, place))
  return Object.entries(data ?? {}).flatMap(([name, each]) => textsIn(each, place ? `${place}.${name}` : name))
}

/** Texts become paragraphs and items of lists. */
function partsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^- /, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** Runs in the page, whose texts and attributes are what it shows. */
function readPage(id: string) {
  const data = document.querySelector(`script#${id}`)?.textContent ?? ''
  for (const script of document.querySelectorAll('script')) script.remove()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
  const texts = [document.documentElement.textContent, ...attributes.map(({ value }) => value)]
  return { data, shown: texts.join('\n').replace(/\s+/g, ' ') }
}
