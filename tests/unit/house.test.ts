/** The house keeps its shape: no folder is a heap. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
)

test('no folder of the app holds more than thirty modules, and none holds one alone', () => {
  const counts = new Map<string, number>()
  for (const folder of files.map(dirname)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(20)
  expect([...counts].filter(([, modules]) => modules > 30 || modules === 1)).toEqual([])
})

test('only data/pictures reads the pictures of properties, and leaves out those in the trash', () => {
  const named = /import (?:type )?\{[^}]*\bimages\b[^}]*\} from '(?:#app\/data\/tables|\.)\/properties\.server\.ts'/
  const readers = files.filter((file) => named.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(readers.filter((file) => !file.startsWith('data/pictures/')).sort()).toEqual([
    // An import and its undo change pictures in the batch of their properties, those in the trash among them.
    'data/exchange/applying/statements.server.ts',
    'data/exchange/applying/undoable.server.ts',
    // What is said of them in other languages.
    'data/exchange/exported.server.ts',
    // Empties the trash, with whatever pictures a property has.
    'data/saving/empty-trash.server.ts',
    'data/tables/exchange.server.ts',
    // Their texts are written for pictures that are there.
    'data/texts/write-texts.server.ts',
  ])
  // Of these, the sweep looks at all that have files, and a connection that is removed leaves all it brought.
  const unaware = readers.filter((file) => !/isShown/.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(unaware.sort()).toEqual([
    'data/exchange/applying/undoable.server.ts',
    'data/pictures/picture-sources.server.ts',
    'data/pictures/picture-sweep.server.ts',
    'data/saving/empty-trash.server.ts',
    'data/tables/exchange.server.ts',
    'data/texts/write-texts.server.ts',
  ])
})

test.each(['data', 'domain', 'exchange', 'http', 'i18n', 'jobs', 'mail', 'maps', 'paths', 'routes', 'ui', 'words'])(
  'no folders of %s import each other in a circle',
  (room) => {
    const imports = importsBetweenFolders(room)
    expect(imports.size).toBeGreaterThan(room === 'paths' || room === 'mail' ? 0 : 1)
    // Takes away the folders that import none of those left: what stays imports itself in the end.
    const left = new Map(imports)
    for (let size = -1; size !== left.size; ) {
      size = left.size
      for (const [folder, imported] of left) if (![...imported].some((one) => left.has(one))) left.delete(folder)
    }
    expect([...left.keys()]).toEqual([])
  },
)

test('tables import no other folder of data', () => {
  expect(importsBetweenFolders('data').get('data/tables')).toEqual(new Set())
})

test('of the app only the text of the gazetteer, which the build replaces, imports a script', () => {
  const importing = files.filter((file) => /from '#scripts\//.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(importing).toEqual(['data/places/gazetteer-text.server.ts'])
})

test('only data/outbox writes the table of the outbox', () => {
  const writes = /\.(?:insert|update|delete)\(outbox\)/
  const writing = files.filter((file) => writes.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(writing.map(dirname)).toEqual(['data/outbox', 'data/outbox', 'data/outbox'])
})

test('no style asks by :has() what a whole page holds: each control that wakes up would restyle every element', () => {
  const sheets = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const asking = sheets.filter((file) =>
    /(?:\bhtml\)?|\bbody\)?|:root):has\(/.test(readFileSync(join(root, 'app', file), 'utf8')),
  )
  expect(sheets.length).toBeGreaterThan(100)
  // An exposé has no controls.
  expect(asking).toEqual(['routes/public/expose.module.css'])
})

test('nothing in a page waits while it is rendered: renderToString would leave it out', () => {
  const waiting = /\b(?:Suspense|Await|lazy|defer)\b[^']*'(?:react|@remix-run\/(?:react|cloudflare))'/
  const found = files.filter((file) => waiting.test(readFileSync(join(root, 'app', file), 'utf8')))
  expect(found).toEqual([])
})

/** The folders of a room, and which of the same room each imports. */
function importsBetweenFolders(room: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of files.filter((file) => file.startsWith(`${room}/`))) {
    const folder = dirname(file)
    const imported = imports.get(folder) ?? new Set()
    const text = readFileSync(join(root, 'app', file), 'utf8')
    for (const [, root, rest = ''] of text.matchAll(/from '(#app|\.)\/([^']+)'/g)) {
      const path = root === '.' ? join(folder, rest) : rest
      if (path.startsWith(`${room}/`) && dirname(path) !== folder) imported.add(dirname(path))
    }
    imports.set(folder, imported)
  }
  return imports
}
