/** A picture that a file names more than once. */
import { expect, test } from 'vitest'
import { readObject } from '#app/exchange/mapping/read-object.ts'
import { entryNames, matchPictures } from '#app/exchange/reading/match-pictures.ts'
import { anObject } from '#tests/support/elements.ts'

const context = { position: 1, provider: 'A', isOurs: false, today: '2026-11-23' }
const named = (group: string, path: string, title = '') =>
  `<anhang gruppe="${group}"><anhangtitel>${title}</anhangtitel><daten><pfad>${path}</pfad></daten></anhang>`
const inline = (group: string, base64: string) =>
  `<anhang gruppe="${group}" location="INTERN"><daten><anhanginhalt>${base64}</anhanginhalt></daten></anhang>`
const read = (...attachments: string[]) =>
  readObject(anObject({ anhaenge: attachments.join('') }), context).pictures ?? []

test.each([
  ['after others', [named('BILD', 'a.jpg'), named('BILD', 'b.jpg'), named('TITELBILD', 'b.jpg')], ['b.jpg', 'a.jpg']],
  ['first', [named('TITELBILD', 'b.jpg'), named('BILD', 'a.jpg'), named('BILD', 'b.jpg')], ['b.jpg', 'a.jpg']],
  ['inline', [inline('BILD', 'QUJD'), inline('BILD', 'REVG'), inline('TITELBILD', 'REVG')], ['inline-2', 'inline-1']],
])('a title picture that is named twice stays the title: %s', (_when, attachments, sources) => {
  expect(read(...attachments).map(({ source }) => source)).toEqual(sources)
})

test('a picture that is named twice keeps the title that one of the two has, and a title picture is a photo', () => {
  const [first, ...others] = read(
    named('BILD', 'a.jpg'),
    named('GRUNDRISS', 'b.jpg'),
    named('TITELBILD', 'b.jpg', 'Ansicht vom Garten'),
  )
  expect(first).toMatchObject({ source: 'b.jpg', alt: 'Ansicht vom Garten', kind: 'photo' })
  expect(others).toHaveLength(1)
})

test('two paths that lead to one file are one picture, in the place of the first', () => {
  const files = ['bilder/a.jpg', 'bilder/b.jpg'].map((name, index) => ({ name, size: 10, crc: index }))
  const pictures = read(named('BILD', 'bilder/a.jpg'), named('BILD', 'B.JPG'), named('TITELBILD', 'bilder\\b.jpg'))
  expect(matchPictures(pictures, entryNames(files)).map(({ file }) => file?.name)).toEqual([
    'bilder/b.jpg',
    'bilder/a.jpg',
  ])
})
