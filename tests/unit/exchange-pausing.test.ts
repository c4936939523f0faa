/** A file that is small and takes long to read leaves others their turn. */
import { expect, test } from 'vitest'
import { readTransfer } from '#app/exchange/mapping/read-transfer.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'

/** How often something else had its turn while a document was read. */
async function turnsDuring(xml: string): Promise<number> {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  async function* chunks() {
    yield new TextEncoder().encode(xml)
  }
  async function* documents() {
    yield { name: 'a.xml', chunks: chunks() }
  }
  await readTransfer(documents(), () => {}, '2026-11-23').catch(() => undefined)
  clearInterval(timer)
  return turns
}

const provided = (objects: string) => `<openimmo><anbieter><firma>x</firma>${objects}</anbieter></openimmo>`
const named = '<immobilie><verwaltung_techn><openimmo_obid>1</openimmo_obid></verwaltung_techn></immobilie>'

test.each([
  ['90,000 elements around objects', `<openimmo>${'<a/>'.repeat(90_000)}</openimmo>`],
  ['500 objects of one element', provided('<immobilie/>'.repeat(500))],
  ['one object 500 times', provided(named.repeat(500))],
  ['five objects of 18,000 elements', provided(`<immobilie>${'<a><b/></a>'.repeat(9_000)}</immobilie>`.repeat(5))],
])('%s are read with pauses', async (_, xml) => {
  expect(await turnsDuring(xml)).toBeGreaterThanOrEqual(10)
})

/** The longest that nothing else had its turn, in milliseconds of CPU. */
async function longestHold(xml: string): Promise<number> {
  const bytes = new TextEncoder().encode(xml)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  async function* documents() {
    yield { name: 'a.xml', chunks: chunks() }
  }
  let [longest, last, isOver] = [0, cpuTime(), false]
  const look = () => {
    const now = cpuTime()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await readTransfer(documents(), () => {}, '2026-11-23').catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 5))
  isOver = true
  return longest
}

const object = (inner: string) => provided(`<immobilie>${inner}</immobilie>`)
const texts = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben', 'dreizeiler']
const inAllTexts = (text: string) =>
  object(`<freitexte>${texts.map((name) => `<${name}><![CDATA[${text}]]></${name}>`).join('')}</freitexte>`)
const lists = (count: number) => '<anhangtitel><![CDATA[<li>]]></anhangtitel>'.replace('<li>', '<li>'.repeat(count))

test.each([
  [
    'a title of 3.8 million characters',
    object(`<freitexte><objekttitel>${'Ä '.repeat(1_900_000)}</objekttitel></freitexte>`),
  ],
  ['five texts of 3.9 million characters', inAllTexts('<li>a'.repeat(780_000))],
  ['five texts as long as they may be', inAllTexts('<li>a'.repeat(39_900))],
  [
    'text without a field, 28 MB of it',
    object(`<ausstattung>${`<x>${'"'.repeat(190_000)}</x>`.repeat(150)}</ausstattung>`),
  ],
  [
    'titles of 4,000 pictures',
    object(`<anhaenge>${`<anhang>${lists(400)}<daten><pfad>a.jpg</pfad></daten></anhang>`.repeat(4_000)}</anhaenge>`),
  ],
])('%s: others wait a moment', async (_, xml) => {
  // Twice what it takes on a busy machine.
  let hold = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && hold >= 250; run += 1) hold = Math.min(hold, await longestHold(xml))
  expect(hold).toBeLessThan(250)
})
