/** An element that a file states twice. */
import { expect, test } from 'vitest'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { anObject, parseXml } from '#tests/support/elements.ts'

const context = { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' }
const read = (containers: Parameters<typeof anObject>[0]) => readObject(anObject(containers), context)

test.each([
  ['preise', 'kaufpreis', '<kaufpreis>350000</kaufpreis><kaufpreis>299000</kaufpreis>', '350000', '299000'],
  ['flaechen', 'wohnflaeche', '<wohnflaeche>84</wohnflaeche><wohnflaeche>48</wohnflaeche>', '84', '48'],
])('two values in %s are said, and the first one counts', (container, name, xml, became, found) => {
  const { problems } = read({ [container]: xml })
  expect(problems).toEqual([{ code: 'severalValues', element: `${container}/${name}`, found, became }])
})

test('an element of a container that stands there twice is one of two as well', () => {
  const element = parseXml(
    '<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie><geo><ort>Aachen</ort></geo><freitexte><objekttitel>Haus</objekttitel></freitexte><verwaltung_techn><objektnr_extern>A</objektnr_extern></verwaltung_techn><preise><kaufpreis>1000</kaufpreis></preise><preise><kaufpreis>2000</kaufpreis></preise></immobilie>',
  )
  expect(readObject(element, context).problems.map(({ code }) => code)).toEqual(['severalValues'])
})

test('the same value twice, and an empty one, contradict nothing', () => {
  expect(read({ preise: '<kaufpreis>1000</kaufpreis><kaufpreis> 1000 </kaufpreis><kaufpreis/>' }).problems).toEqual([])
})

test('what may repeat is no contradiction', () => {
  const freitexte =
    '<objekttitel>A</objekttitel><objekt_text lang="de">Eins</objekt_text><objekt_text lang="en">Zwei</objekt_text>'
  expect(read({ freitexte }).problems.map(({ code }) => code)).not.toContain('severalValues')
})
