import { expect, test } from 'vitest'
import type { Picture } from '#app/domain/picture.ts'
import { planSheets } from '#app/ui/expose/sheets.ts'
import { splitLead } from '#app/ui/expose/texts.tsx'
import { aProperty } from '#tests/support/properties.ts'

const pictures = (count: number, kind: Picture['kind'] = 'photo'): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${kind}${index}`,
    kind,
    width: 1600,
    height: 1067,
    alt: '',
    caption: null,
  }))

/** The keys of the pictures by their place, and whether the texts have a sheet of their own. */
function plan(photos: number, plans: number, textLength: number, isPlaced = false) {
  const offer = { ...aProperty({ description: 'x'.repeat(textLength) }), pictures: [] as Picture[] }
  offer.pictures = [...pictures(plans, 'floorPlan'), ...pictures(photos)]
  const { cover, textPhotos, closingPhotos, hasTextSheet, ...sheets } = planSheets(offer, isPlaced)
  const keys = (list: Picture[]) => list.map(({ key }) => key.replace(/\D+/, '')).join(' ')
  return [
    cover?.key ?? null,
    keys(textPhotos),
    keys(closingPhotos),
    sheets.plans.length,
    hasTextSheet,
    ...(isPlaced ? [sheets.mapPlace] : []),
  ]
}

test('pictures go to the cover, beside the texts and to the plans, as the texts leave room', () => {
  expect(plan(0, 0, 0)).toEqual([null, '', '', 0, false])
  expect(plan(1, 0, 1_100)).toEqual(['photo0', '', '', 0, false])
  expect(plan(1, 0, 3_000)).toEqual(['photo0', '', '', 0, true])
  expect(plan(4, 1, 1_200)).toEqual(['photo0', '1', '2 3', 1, true])
  expect(plan(30, 3, 1_200)).toEqual(['photo0', '1', '2 3 4', 3, true])
  expect(plan(30, 0, 5_000)).toEqual(['photo0', '1 2', '3 4 5', 0, true])
})

test('a plot has its texts on the cover, unless they are long or photos ask for another sheet', () => {
  const planOf = (length: number, photos: number) => {
    const plot = aProperty({ houseType: 'plot', description: 'x'.repeat(length) })
    const { isOnCover, hasTextSheet, mapPlace } = planSheets({ ...plot, pictures: pictures(photos) }, true)
    return [isOnCover, hasTextSheet, mapPlace]
  }
  expect(planOf(400, 1)).toEqual([false, false, 'texts'])
  expect(planOf(1_100, 1)).toEqual([true, false, 'photos'])
  expect(planOf(1_500, 1)).toEqual([false, true, 'photos'])
  expect(planOf(1_100, 2)).toEqual([false, true, 'texts'])
})

test('every offer with a place has its map: among the texts, or beside a picture if they leave no room', () => {
  expect(plan(0, 0, 400, true)).toEqual([null, '', '', 0, false, 'texts'])
  expect(plan(1, 0, 1_100, true)).toEqual(['photo0', '', '', 0, true, 'photos'])
  expect(plan(1, 0, 3_000, true)).toEqual(['photo0', '', '', 0, true, 'photos'])
  expect(plan(4, 1, 1_200, true)).toEqual(['photo0', '1', '2 3', 1, true, 'texts'])
  expect(plan(4, 1, 1_800, true)).toEqual(['photo0', '1', '2 3', 1, true, 'photos'])
  expect(plan(30, 0, 5_000, true)).toEqual(['photo0', '1', '2 3 4', 0, true, 'photos'])
})

test('a short first paragraph opens the text; a long one or a list does not', () => {
  expect(splitLead('Kurz.\n\nLänger.\n\nNoch länger.')).toEqual(['Kurz.', 'Länger.\n\nNoch länger.'])
  expect(splitLead('Nur einer.')).toEqual(['Nur einer.', ''])
  expect(splitLead('')).toEqual([null, ''])
  expect(splitLead('- Eins\n- Zwei\n\nText.')).toEqual([null, '- Eins\n- Zwei\n\nText.'])
  const long = `${'Wort '.repeat(80)}\n\nText.`
  expect(splitLead(long)).toEqual([null, long])
})
