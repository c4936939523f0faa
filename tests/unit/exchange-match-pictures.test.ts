import { expect, test } from 'vitest'
import { entryNames, matchPictures } from '#app/exchange/reading/match-pictures.ts'
import type { PictureFile } from '#app/exchange/received.ts'

const entry = (name: string) => ({ name, size: 1, crc: 1 })
const picture = (
  source: string,
  sourceKind = 'entry',
): { source: string; sourceKind: string; file: PictureFile | null } => ({
  source,
  sourceKind,
  file: null,
})

function found(source: string, ...names: string[]): string | null | undefined {
  return matchPictures([picture(source)], entryNames(names.map(entry)))[0]?.file?.name
}

test.each([
  ['the exact path before one in another case', 'a/B.jpg', ['a/b.jpg', 'a/B.jpg'], 'a/B.jpg'],
  ['another case', 'A/B.JPG', ['a/b.jpg'], 'a/b.jpg'],
  ['backslashes in the file', 'a\\b.jpg', ['a/b.jpg'], 'a/b.jpg'],
  ['backslashes in the archive', 'a/b.jpg', ['a\\b.jpg'], 'a\\b.jpg'],
  ['percent-encoded', 'a/sch%C3%B6n%201.jpg', ['a/schön 1.jpg'], 'a/schön 1.jpg'],
  ['a percent sign that encodes nothing', '100%.jpg', ['100%.jpg'], '100%.jpg'],
  ['letters in parts, as Macs write them', 'schön.jpg', ['scho\u0308n.jpg'], 'scho\u0308n.jpg'],
  ['a path from here', './a/b.jpg', ['a/b.jpg'], 'a/b.jpg'],
  ['the bare name if one has it', 'x/y/b.jpg', ['bilder/b.jpg', 'c.jpg'], 'bilder/b.jpg'],
  ['no bare name that two have', 'b.jpg', ['a/b.jpg', 'c/b.jpg'], null],
  ['no path that two have but for case', 'A/B.jpg', ['a/b.jpg', 'a/b.JPG'], null],
  ['nothing', 'b.jpg', ['a.jpg'], null],
  ['nothing without a name', '', ['a.jpg'], null],
])('%s', (_what, source, names, name) => {
  expect(found(source, ...names) ?? null).toBe(name)
})

test('a name that the archive has in another encoding is found by both', () => {
  const archive = [
    { ...entry('Kⁿche.jpg'), otherName: 'Küche.jpg' },
    { ...entry('Sⁿd.jpg'), otherName: 'Süd.jpg' },
    { ...entry('Süd.jpg'), size: 2 },
  ]
  const names = ['Küche.jpg', 'bilder/küche.JPG', 'Kⁿche.jpg', 'Süd.jpg', 'x/Süd.jpg']
  const files = names.flatMap((name) => matchPictures([picture(name)], entryNames(archive))).map(({ file }) => file)
  expect(files.map((file) => file?.name)).toEqual(['Kⁿche.jpg', 'Kⁿche.jpg', 'Kⁿche.jpg', 'Süd.jpg', undefined])
  expect(files[0]).toEqual(entry('Kⁿche.jpg'))
})

test('what is no entry is left alone, and a source that comes twice is one picture', () => {
  const file = entry('inline-1')
  const given = [
    picture('https://x.test/a.jpg', 'address'),
    { ...picture('a.jpg', 'inline'), file },
    picture('b.jpg'),
    picture('b.jpg'),
  ]
  const matched = matchPictures(given, entryNames([entry('a.jpg'), entry('b.jpg')]))
  expect(matched.map(({ file }) => file?.name)).toEqual([undefined, 'inline-1', 'b.jpg'])
})
