/** The house keeps its shape: no folder is a heap. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('no folder of the app holds more than twenty modules, and none holds one alone', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  const counts = new Map<string, number>()
  for (const folder of files.filter((file) => /\.tsx?$/.test(file)).map(dirname)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(20)
  expect([...counts].filter(([, modules]) => modules > 20 || modules === 1)).toEqual([])
})

test('only data/pictures reads the pictures of properties, and leaves out those in the trash', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  const named = /import \{[^}]*\bimages\b[^}]*\} from '#app\/data\/schema/
  const readers = files.filter(
    (file) => /\.tsx?$/.test(file) && named.test(readFileSync(join(root, 'app', file), 'utf8')),
  )
  expect(readers.filter((file) => !file.startsWith('data/pictures/')).sort()).toEqual([
    // An import and its undo change pictures in the batch of their properties, those in the trash among them.
    'data/exchange/applying/statements.server.ts',
    'data/exchange/applying/undo.server.ts',
    'data/exchange/exchange-schema.server.ts',
    // What is said of them in other languages.
    'data/exchange/exported.server.ts',
    // Empties the trash, with whatever pictures a property has.
    'data/properties/properties.server.ts',
    // Their texts are written for pictures that are there.
    'data/texts/write-texts.server.ts',
  ])
  // Of these, the sweep looks at all that have files, and a connection that is removed leaves all it brought.
  const unaware = readers.filter((file) => !/isShown/.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(unaware.sort()).toEqual([
    'data/exchange/applying/undo.server.ts',
    'data/exchange/exchange-schema.server.ts',
    'data/pictures/picture-sources.server.ts',
    'data/pictures/picture-sweep.server.ts',
    'data/properties/properties.server.ts',
    'data/texts/write-texts.server.ts',
  ])
})
