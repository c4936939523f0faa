/** docs/asvs.md says what is there, and no more. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '#tests/support/documents.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const tables = read('docs/asvs.md')
const security = read('docs/security.md')

/** A row is about one requirement, or about several that have the same answer for the same reason. */
const rows = tables
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, item = '']) => /^\d+\.\d+\.\d+/.test(item))
  .map(([, items = '', level = '', , answer = '', where = '', shownBy = '']) => ({
    items: items.split(', '),
    level,
    answer,
    where,
    shownBy,
  }))

const answers = ['met', 'not met', 'n/a']

test('each of the 70 requirements of level 1 and the 183 of level 2 is answered once', () => {
  const ofLevel = (wanted: string) => rows.filter(({ level }) => level === wanted).flatMap(({ items }) => items)
  expect([ofLevel('1').length, ofLevel('2').length]).toEqual([70, 183])
  expect(new Set([...ofLevel('1'), ...ofLevel('2')]).size).toBe(253)
  for (const { items, answer } of rows) expect([items, answers]).toEqual([items, expect.arrayContaining([answer])])
})

test('the figures on top are those of the tables', () => {
  for (const level of ['1', '2']) {
    const ofLevel = rows.filter((row) => row.level === level)
    const counts = answers.map((answer) => ofLevel.filter((row) => row.answer === answer).flatMap((row) => row.items))
    const figures = [...counts.map(({ length }) => length), counts.flat().length]
    expect(tables).toContain(`| ${level} | ${figures.join(' | ')} |`)
  }
})

test('every file that is named exists, and every section of a document', () => {
  for (const { items, where } of rows) {
    for (const [, path = ''] of where.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:json|toml|ts))`/g)) {
      expect([items, path, existsSync(join(root, path))]).toEqual([items, path, true])
    }
    for (const [, section = ''] of where.matchAll(/`docs\/security\.md`, "([^"]+)"/g)) {
      expect([items, security.includes(`### ${section}\n`), section]).toEqual([items, true, section])
    }
  }
})

test('what is met names where; what is not met, its gap; what does not apply, the reason', () => {
  for (const { items, answer, where, shownBy } of rows) {
    if (answer === 'met')
      expect([items, where, shownBy]).toEqual([items, expect.stringContaining('`'), expect.not.stringMatching(/^–?$/)])
    const gap = /^gap "([^"]+)"/.exec(where)?.[1]
    expect([items, gap !== undefined]).toEqual([items, answer === 'not met'])
    if (gap) expect([gap, security.includes(`- **${gap}.**`)]).toEqual([gap, true])
    expect([items, where]).toEqual([items, expect.stringMatching(/\w/)])
  }
})

test('every test that is named exists', () => {
  let named = 0
  for (const { items, shownBy } of rows) {
    let source = ''
    for (const [, path, title] of shownBy.matchAll(/`([\w./-]+\.test\.ts)`|"([^"]+)"/g)) {
      if (path) source = read(`tests/${path}`)
      if (!title) continue
      named += 1
      const isTitle = ["'", '"', '`'].some((quote) => source.includes(quote + title))
      expect([items, title, isTitle]).toEqual([items, title, true])
    }
  }
  expect(named).toBeGreaterThan(100)
})

/** The requirements that each library of the product brings into play; none where a library only shows or calculates. */
const ofLibrary: Record<string, readonly string[]> = {
  '@conform-to/react': [],
  '@conform-to/zod': ['2.2.1'],
  '@fastify/busboy': ['5.1.1', '5.2.1', '5.2.2', '5.3.1', '5.3.2', '5.4.1', '5.4.3'],
  '@fontsource-variable/figtree': [],
  '@fontsource/newsreader': [],
  '@mapbox/vector-tile': [],
  '@remix-run/cloudflare': ['3.5.1', '3.5.3'],
  '@remix-run/react': ['1.2.3'],
  '@simplewebauthn/browser': ['6.3.3'],
  '@simplewebauthn/server': ['6.3.3', '11.4.3', '11.6.1'],
  '@zip.js/zip.js': ['5.2.3', '5.3.2'],
  cookie: ['3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  diff: [],
  'drizzle-orm': ['1.2.4'],
  entities: ['1.5.1'],
  'fast-xml-builder': ['1.1.2', '1.2.1'],
  'fastest-levenshtein': [],
  htmlparser2: ['1.3.1'],
  i18next: ['1.3.7'],
  'image-size': ['1.3.4', '5.2.2'],
  'ipaddr.js': ['15.3.4'],
  isbot: [],
  'lru-cache': [],
  ofetch: ['12.3.1', '12.3.2', '13.1.1', '13.2.4', '15.3.2'],
  otpauth: ['6.5.1', '6.5.3', '6.5.5', '11.1.2'],
  papaparse: ['5.4.1', '5.4.2'],
  pbf: [],
  photoswipe: [],
  pmtiles: ['15.2.2'],
  react: ['1.1.2', '3.2.2'],
  'react-dom': [],
  'react-router-dom': [],
  'remix-auth': ['6.3.1'],
  'remix-auth-form': ['6.3.1'],
  'remix-i18next': [],
  saxes: ['1.5.1'],
  sortablejs: [],
  uqr: [],
  zod: ['1.5.2', '2.2.1'],
}

/** The same for what the platform brings and for addresses whose kind matters. */
const askingHosts = /(?<![.\w])fetch\(|import \{[^}]*\bofetch\b/
const ofSource: readonly [RegExp, where: RegExp, readonly string[]][] = [
  [askingHosts, /\.server\.ts$/, ['1.3.6', '12.3.1', '12.3.2', '13.1.1', '13.2.4', '13.2.5', '15.3.2']],
  [/route\('uebergabe/, /^app\/routes\.ts$/, ['4.1.2', '8.2.1', '14.2.1']],
  [/route\('(?:suchauftrag|meine-daten\/:token)/, /^app\/routes\.ts$/, ['14.2.1']],
  [/type="file"/, /\.tsx$/, ['5.1.1', '5.2.1', '5.2.2', '5.4.3']],
  [/subtle\.encrypt/, /\.tsx?$/, ['11.1.1', '11.3.1', '11.3.2', '11.3.3']],
  [/dangerouslySetInnerHTML=/, /\.tsx$/, ['1.2.3', '3.2.2']],
  [/\bscrypt\(/, /\.server\.ts$/, ['11.4.2']],
  [/JSON\.parse\(/, /\.server\.ts$/, ['1.5.2']],
  [/email\.send\(/, /\.server\.ts$/, ['1.3.11']],
  [/'node:child_process'/, /\.tsx?$/, ['1.2.5']],
  [/new RegExp\(/, /\.tsx?$/, ['1.2.9']],
  [/postMessage\(|addEventListener\('message'/, /\.tsx?$/, ['3.5.5']],
  [/WebSocket/, /\.tsx?$/, ['4.4.1', '4.4.2', '4.4.3', '4.4.4']],
  // One-time passwords are no tokens.
  [
    /createHmac|subtle\.sign/,
    /^(?!app\/data\/access\/authenticator-apps\.).*\.tsx?$/,
    ['9.1.1', '9.1.2', '9.1.3', '9.2.1', '11.4.3'],
  ],
  [/RTCPeerConnection/, /\.tsx?$/, ['17.1.1', '17.2.1']],
]

const app = [...sources].filter(([path]) => path.startsWith('app/'))

test('nothing is called not applicable that the code does', () => {
  const inapplicable = new Set(rows.filter(({ answer }) => answer === 'n/a').flatMap(({ items }) => items))
  const used = [
    ...Object.entries(ofLibrary),
    ...ofSource.flatMap(([pattern, where, items]) =>
      app.filter(([path, text]) => where.test(path) && pattern.test(text)).map(([path]) => [path, items] as const),
    ),
  ]
  const wrong = used.flatMap(([what, items]) =>
    items.filter((item) => inapplicable.has(item)).map((item) => [what, item]),
  )
  expect(wrong).toEqual([])
})

test('every library of the product says which requirements it brings into play', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(ofLibrary).sort()).toEqual(Object.keys(dependencies).sort())
})

test('security.md names every module that asks another host, and every one that writes markup itself', () => {
  const those = (pattern: RegExp, where: RegExp) =>
    app.filter(([path, text]) => where.test(path) && pattern.test(text)).map(([path]) => path)
  const hosts = those(askingHosts, /\.server\.ts$/)
  const markup = those(/dangerouslySetInnerHTML[=:] ?\{/, /\.tsx$/)
  expect([hosts.length, markup.length]).toEqual([2, 4])
  const [, contacts = ''] = security.split('### Whom the worker talks to')
  for (const path of hosts) expect([path, contacts.split('###')[0]?.includes(path)]).toEqual([path, true])
  for (const path of markup) expect([path, security.includes(path)]).toEqual([path, true])
})
