/** How heavy a page of a dry run is. */
import { expect, test } from 'vitest'
import type { Problem } from '#app/exchange/problems.ts'
import { anImported, aReadImport } from '#tests/support/imports.ts'
import { aPicture, received, said } from '#tests/support/transfers.ts'
import { staff } from '#tests/support/visitor.ts'

const sentence = (place: number) =>
  `Satz ${place}: Das Haus liegt ruhig am Rand des alten Dorfes, mit Blick über Wiesen bis zum Deich und einem großen Garten.`
const description = (changed: readonly number[]) =>
  Array.from({ length: 16 }, (_, place) =>
    changed.includes(place) ? `${sentence(place)} Neu!` : sentence(place),
  ).join('\n\n')
const hints: Problem[] = [
  { code: 'value', element: 'ausstattung/heizungsart', found: 'INFRAROT', became: '' },
  { code: 'missingPicture', element: 'anhaenge/anhang', found: 'bilder/kueche.jpg' },
  { code: 'unknownPerson', element: 'kontaktperson', found: 'Erika Musterfrau' },
]

test('a page of 50 changed objects, 550 differences in all, has at most 250 kB', async () => {
  const positions = Array.from({ length: 50 }, (_, index) => index + 1)
  for (const position of positions) await anImported(position, said({ description: description([]) }))
  const id = await aReadImport(
    positions.map((position) =>
      received(position, {
        values: said({
          purchasePrice: 640_000 + position,
          livingArea: 151.5,
          rooms: 6,
          yearBuilt: 1998,
          plotArea: 812,
          name: 'Haus am Deich mit Garten',
          street: 'Deichweg 3',
          availableFrom: 'sofort',
          provision: '3,57 % inkl. MwSt.',
          description: description([2, 9]),
          fittings: sentence(1),
        }),
        pictures: [aPicture('haus.jpg'), aPicture('garten.jpg')],
        problems: hints,
      }),
    ),
  )
  const visitor = await staff('editor')
  const html = await (await visitor.get(`/dashboard/exchange/imports/${id}`, { Accept: 'text/html' })).text()
  const kilobytes = Buffer.byteLength(html) / 1_000
  expect(html.match(/data-field=/g)).toHaveLength(550)
  expect(kilobytes).toBeLessThan(250)
  // Answers to scripts have the objects as data, and no document.
  const data = await (await visitor.get(`/dashboard/exchange/imports/${id}.data`, { Accept: '*/*' })).text()
  expect(data).toContain('Haus am Deich mit Garten')
})
