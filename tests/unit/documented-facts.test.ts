/** The lists and numbers of the documents are those of the code. */
import { expect, test } from 'vitest'
import { retryPauses } from '#app/data/outbox/claim.server.ts'
import { authoredPropertyFields, propertyFieldGroups } from '#app/domain/properties/property.ts'
import { documents, files, read, sources, spansOf } from '#tests/support/documents.ts'

const architecture = read('docs/architecture.md')
const operations = read('docs/operations.md')
const modules = files.filter((file) => /^app\/.+\/.+\.tsx?$/.test(file))
const migrations = files.filter((file) => /^migrations\/.+\.sql$/.test(file))
const rooms = [...new Set(modules.map(roomOf))]

test('operations.md lists the steps of the night in their order', () => {
  const [, steps = ''] = /const steps: [^{]+\{\n([\s\S]*?)\n\}/.exec(read('app/jobs/nightly.server.ts')) ?? []
  const inCode = [...steps.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name)
  expect(inCode.length).toBeGreaterThan(15)
  expect(tableBelow(operations, 'step').flatMap(([names = '']) => spansOf(names))).toEqual(inCode)
})

test('operations.md gives the pauses, attempts and time span of the outbox', () => {
  const minutes = retryPauses.map((pause) => pause / 60_000)
  const span = minutes.reduce((sum, pause) => sum + pause)
  const [, inDocument = ''] = /retried after (.+?) \(`retryPauses`/.exec(operations) ?? []
  const [short = '', long = ''] = inDocument.split(' minutes, then ')
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  expect([...numbers(short), ...numbers(long).map((hours) => hours * 60)]).toEqual(minutes)
  expect(operations).toContain(
    `${retryPauses.length + 1} attempts over ${Math.floor(span / 60)} hours and ${span % 60} minutes`,
  )
})

test('operations.md names every event of the log', () => {
  const [, levels = ''] = /const levels = \{\n([\s\S]*?)\n\}/.exec(read('app/http/log.server.ts')) ?? []
  const [, named = ''] = /a line for each `event`: (.+?)\. `user`/.exec(operations) ?? []
  const events = [...levels.matchAll(/^ {2}(\w+): '/gm)].map(([, event]) => event)
  expect(
    spansOf(named)
      .filter((span) => span !== 'limit')
      .sort(),
  ).toEqual(events.sort())
})

test('operations.md says of every migration that takes something away what can no longer be rolled back', () => {
  const gone = /DROP COLUMN|RENAME COLUMN|DROP TABLE `(?!(?:enquiries|mended|fresh_texts|stored_texts|whole_texts)`)/i
  const taking = migrations.filter((file) => gone.test(read(file)))
  expect(taking.length).toBeGreaterThan(5)
  expect(tableBelow(operations, 'after').map(([number]) => number)).toEqual(taking.map(numberOf).sort())
})

test('operations.md names the migrations whose triggers hold a CASE, which D1 may cut in two', () => {
  const [, named = ''] = /`CASE` in a trigger \((.+?)\)/.exec(operations) ?? []
  const holds = (sql: string) => /CREATE TRIGGER[\s\S]*\bCASE\b/i.test(sql)
  const held = migrations.filter((file) => read(file).split('--> statement-breakpoint').some(holds))
  expect(named.split(', ')).toEqual(held.map(numberOf).sort())
})

test('the kinds, groups and fields of the catalogue are as many as the documents say', () => {
  const kinds = read('app/fields/field.ts').match(/^ {2}\| \{ kind: '/gm) ?? []
  expect(read('docs/decisions/002-a-catalogue-of-fields-as-data.md')).toContain(`${kinds.length} kinds`)
  const groups = Object.keys(propertyFieldGroups).length
  const fields = Object.keys(authoredPropertyFields).length
  expect(architecture).toContain(`holds ${fields} fields in ${groups} groups`)
})

test('architecture.md has every room, and what its modules import', () => {
  const table = new Map(tableBelow(architecture, 'folder').map(([room = '', , knows = '']) => [room, knows]))
  expect([...table.keys()].sort()).toEqual(rooms.map((room) => `\`app/${room}\``).sort())
  for (const room of rooms.filter((room) => room !== 'routes')) {
    const imported = modules.filter((file) => roomOf(file) === room).flatMap((file) => importsOf(file).map(roomOf))
    const known: readonly string[] = table.get(`\`app/${room}\``)?.match(/\w+/g) ?? []
    expect([room, rooms.filter((other) => other !== room && imported.includes(other)).sort()]).toEqual([
      room,
      rooms.filter((other) => known.includes(other)).sort(),
    ])
  }
})

test('the table of imports is the one that Biome holds', () => {
  const { overrides }: { overrides: { includes: string[] }[] } = JSON.parse(read('biome.json'))
  for (const [folder = '', allowed = ''] of tableBelow(architecture, 'in').slice(0, -1)) {
    const override = overrides.find(({ includes }) => includes.length === 1 && `\`${includes[0]}\`` === folder)
    const named = roomsIn(spansOf(allowed))
    const patterns = JSON.stringify(override).match(/!?#app\/\w[^"]*/g) ?? []
    const held = patterns.filter((pattern) => pattern.startsWith('!') !== allowed.startsWith('all but'))
    expect([folder, named]).toEqual([folder, roomsIn(held.map((pattern) => pattern.replace(/^!?#app\//, '')))])
  }
})

test('each folder of data imports only those of lower floors, as architecture.md lists them', () => {
  const [, ground = ''] = /From the ground: (.+?)\.(?:\n| )/.exec(architecture) ?? []
  const floors = ground.split('; ').map(spansOf)
  const floorOf = (file: string) => floors.findIndex((folders) => folders.includes(file.split('/')[2] ?? ''))
  const inData = modules.filter((file) => /^app\/data\/.+\//.test(file))
  expect(inData.filter((file) => floorOf(file) < 0)).toEqual([])
  const wrong = inData.flatMap((file) =>
    importsOf(file).filter(
      (other) =>
        /^app\/data\/.+\//.test(other) && other.split('/')[2] !== file.split('/')[2] && floorOf(other) >= floorOf(file),
    ),
  )
  expect(wrong).toEqual([])
})

test('architecture.md names the rooms whose folders are searched for circles', () => {
  const [, searched = ''] = /test\.each\(\[([^\]]+)\]\)\(\n? *'no folders/.exec(read('tests/unit/house.test.ts')) ?? []
  const [, named = ''] = /folders of ([^.]+?) that import each other in a circle/.exec(architecture) ?? []
  expect(spansOf(named)).toEqual([...searched.matchAll(/'(\w+)'/g)].map(([, room]) => room))
})

test('the list of decisions has every decision by its title, and the numbers that are not used', () => {
  const list = read('docs/decisions/README.md')
  const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path))
  for (const { path, text } of decisions) {
    const [, number, title] = /^# (\d+): (.+)$/m.exec(text) ?? []
    expect(list).toContain(`- [${number}: ${title}](${path.split('/').at(-1)})`)
  }
  const used = decisions.map(({ path }) => Number(path.slice('docs/decisions/'.length).split('-')[0]))
  const gaps = [...Array(Math.max(...used)).keys()].filter((number) => number > 0 && !used.includes(number))
  const [, unused = ''] = /^Not used: (.+?)\./m.exec(list) ?? []
  expect(unused.split(', ').map(Number)).toEqual(gaps)
})

test('README counts the principles', () => {
  const words = ['five', 'six', 'seven', 'eight', 'nine']
  const principles = read('docs/principles.md').match(/^## \d/gm) ?? []
  expect(read('README.md')).toContain(`${words[principles.length - 5]} principles`)
})

/** The rows of the table whose first heading this is, cell by cell. */
function tableBelow(text: string, heading: string): string[][] {
  const [, rows = ''] = new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? []
  return rows
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '))
}

/** "0033" for "migrations/0033_texts.sql". */
function numberOf(migration: string): string {
  return migration.split(/[/_]/)[1] ?? ''
}

/** The folder of `app/` that a path lies in. */
function roomOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function roomsIn(paths: string[]): string[] {
  return rooms.filter((room) => paths.some((path) => path.split('/')[0] === room)).sort()
}

function importsOf(file: string): string[] {
  return [...(sources.get(file) ?? '').matchAll(/from '#(app\/[^']+)'/g)].map(([, path = '']) => path)
}
