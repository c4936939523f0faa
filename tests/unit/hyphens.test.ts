import { expect, test } from 'vitest'
import { hyphenated, tilesOf } from '#app/words/hyphens.server.ts'

const seen = (text: string) => hyphenated(text).replaceAll('\u00ad', '|')

test('long German words get soft hyphens between syllables, five letters from either end', () => {
  expect(seen('Dachterrassenwohnung in Ottensen')).toBe('Dachter|ras|sen|wohnung in Ottensen')
  expect(seen('Mehrfamilienhausgrundstück')).toBe('Mehrfa|mi|li|en|haus|grund|stück')
})

test('shorter words, spaces and signs stay as they are', () => {
  for (const text of ['Landhaus am Hirschpark', 'Altbauwohnung', '', 'GI-2411 '.repeat(30), '\u00ad'])
    expect(hyphenated(text)).toBe(text)
})

test('nothing but soft hyphens is added', () => {
  const text = `${'Ä'.repeat(5_000)} Straßenbahnhaltestelle, Dampfschifffahrtsgesellschaft`
  expect(hyphenated(text).replaceAll('\u00ad', '')).toBe(text)
})

test('only the names of tiles change', () => {
  const tile = { id: 'a', name: 'Dachterrassenwohnung', city: 'Dachterrassenwohnung', cover: null }
  expect(tilesOf([tile])).toEqual([{ ...tile, name: hyphenated(tile.name) }])
})
