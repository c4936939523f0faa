/**
 * The documents name only what is there. In backticks stand paths (from the root, from `app/`, or a bare file name),
 * names from the code, addresses and commands; `name` in `file` and `name` (`file`) say where a name stands.
 */
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import {
  allSource,
  documents,
  files,
  filesAt,
  foreign,
  isAddress,
  isPath,
  read,
  sources,
  spansOf,
  unwritten,
  withoutBlocks,
  words,
} from '#tests/support/documents.ts'

/** What is wrong with a code span, or null. */
function wrongWith(span: string): string | null {
  const address = /^(?:(?:GET|POST) )?([/…]\S*)$/.exec(span)?.[1]
  if (address) return isAddress(address) ? null : 'no such address'
  if (isPath(span) && !unwritten.test(span)) {
    if (filesAt(span).length > 0 || words.has(span)) return null
    // Keys, patterns of imports and what commands write stand in the code as they are.
    return !/\.(?:tsx?|css|mjs|md)$/.test(span) && allSource.includes(span.replace(/…$/, '')) ? null : 'no such file'
  }
  const isAlone = /^[\w$.()-]+$/.test(span)
  const names = (span.match(/(?<![\w$])[A-Za-z_$][\w$]*/g) ?? []).filter(
    (name) => (isAlone || /[a-z][A-Z]|_/.test(name)) && !words.has(name) && !foreign.has(name),
  )
  return names.length > 0 ? `nowhere in the code: ${names.join(', ')}` : null
}

function problems(check: (text: string, path: string) => string[]): string[] {
  return documents.flatMap(({ path, text }) => check(text, path).map((problem) => `${path}: ${problem}`))
}

test('every path, name and address in backticks is there', () => {
  expect(documents.flatMap(({ text }) => spansOf(text)).length).toBeGreaterThan(1_000)
  const found = problems((text) =>
    spansOf(text).flatMap((span) => {
      const problem = wrongWith(span)
      return problem ? `\`${span}\`: ${problem}` : []
    }),
  )
  expect(found).toEqual([])
})

test('every name stands in the file that is named with it', () => {
  let pairs = 0
  const found = problems((text) =>
    [
      ...withoutBlocks(text).matchAll(
        /((?:`[\w$.]+(?:\(\))?`(?:, | and )?)+) (?:in |\()(`[^`]+`(?:(?:, | and )`[^`]+`)*)/g,
      ),
    ].flatMap(([, names = '', targets = '']) => {
      const texts = spansOf(targets)
        .filter(isPath)
        .flatMap(filesAt)
        .map((file) => sources.get(file) ?? '')
      if (texts.length === 0) return []
      return spansOf(names).flatMap((span) => {
        pairs += 1
        const name = span.replace('()', '').split('.').at(-1) ?? ''
        const isThere = texts.some((text) => text.match(/[\w$]+/g)?.includes(name))
        return isThere ? [] : `\`${span}\` is not in ${targets}`
      })
    }),
  )
  expect(found).toEqual([])
  expect(pairs).toBeGreaterThan(60)
})

test('every link leads to a file, and to a heading where it names one', () => {
  const found = problems((text, path) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, target = '', anchor]) => {
      const file = target ? normalize(join(dirname(path), target)) : path
      const page = documents.find((document) => document.path === file)?.text ?? ''
      const isThere = files.some((other) => other === file || other.startsWith(`${file}/`))
      return isThere && (!anchor || headingsOf(page).includes(anchor)) ? [] : `${link} leads nowhere`
    }),
  )
  expect(found).toEqual([])
})

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every decision is cited by its own number', () => {
  const found = problems((text) =>
    [...text.matchAll(/\[[Dd]ecision (\d+)\]\((?:[\w/.]*\/)?(\d+)/g)].flatMap(([link, said, meant]) =>
      said === meant ? [] : link,
    ),
  )
  expect(found).toEqual([])
})

test('every command is a script of package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  const found = problems((text) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].flatMap(([command, name, short]) =>
      scripts[name ?? short ?? ''] ? [] : command,
    ),
  )
  expect(found).toEqual([])
})

test('every test that is quoted has such a title', () => {
  let titles = 0
  const found = problems((text) =>
    [...text.matchAll(/`?([\w./-]+\.test\.ts)`?(?:,| \() ?("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
      ([, name = '', quoted = '']) => {
        const file = [`tests/worker/${name}`, `tests/${name}`, name].find((path) => sources.has(path))
        if (!file) return `${name} is not there`
        return [...quoted.matchAll(/"([^"]+)"/g)].flatMap(([, title = '']) => {
          titles += 1
          const isThere = title.split('…').every((part) => sources.get(file)?.includes(part.trim()))
          return isThere ? [] : `${name} has no test "${title}"`
        })
      },
    ),
  )
  expect(found).toEqual([])
  expect(titles).toBeGreaterThan(60)
})

test('every message that is explained is said somewhere', () => {
  let messages = 0
  const found = problems((text) =>
    [...text.matchAll(/^\| it says .*\n\|[-|]+\n((?:\|.*\n)+)/gm)]
      .flatMap(([, rows = '']) => rows.split('\n').flatMap((row) => spansOf(row.split('|')[1] ?? '')))
      .filter((message) => {
        messages += 1
        return !message.split('…').every((part) => allSource.includes(part.trim()))
      }),
  )
  expect(found).toEqual([])
  expect(messages).toBeGreaterThan(10)
})
