/** docs/asvs.md says what is there, and no more. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
