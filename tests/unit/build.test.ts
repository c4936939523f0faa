import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const build = join(import.meta.dirname, '../../build')
const client = join(build, 'client/assets')
const scripts = readdirSync(client).filter((name) => name.endsWith('.js'))
const read = (name: string) => readFileSync(join(client, name), 'utf8')

test.each(['ZodError', 'drizzle', 'sqlite', 'scrypt', 'passwordHash'])('no script of the browser holds %s', (word) => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((name) => read(name).includes(word))).toEqual([])
})

test('no script holds what only other settings of Remix would need', () => {
  for (const word of ['remix-deferred', 'X-Remix-Catch', '__remixContext.isSpaMode', 'future.v3_'])
    expect([word, scripts.filter((name) => read(name).includes(word))]).toEqual([word, []])
})

test('every page is loaded on demand, in a script of its own', () => {
  for (const page of ['home', 'offers', 'offer', 'references', 'reference', 'team', 'login', 'overview', 'property']) {
    expect([page, scripts.some((name) => name.startsWith(`${page}-`))]).toEqual([page, true])
  }
})

test('no inline style reaches a page through the build', () => {
  expect(scripts.filter((name) => /createElement\(["']style["']\)/.test(read(name)))).toEqual([])
})

test('of the common passwords the worker holds those that are long enough to be chosen, and no browser any', () => {
  const worker = readFileSync(join(build, 'server/index.js'), 'utf8')
  expect(worker).toContain('q1w2e3r4t5y6')
  expect(worker).not.toContain('ncc1701d')
  expect(scripts.filter((name) => read(name).includes('q1w2e3r4t5y6'))).toEqual([])
})
