import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixedHeaders } from '#app/http/security.server.ts'

const root = join(import.meta.dirname, '../..')
const rules = readFileSync(join(root, 'public/_headers'), 'utf8')

/** What `_headers` sets for the addresses of one line. */
function headersFor(address: string): Record<string, string> {
  const block = rules.slice(rules.indexOf(`${address}\n`) + address.length + 1).split(/\n\S|\n\n/)[0] ?? ''
  const pairs = block.split('\n').map((line) => /^ {2}([\w-]+): (.+)$/.exec(line) ?? [])
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]).filter(([name]) => name))
}

test('static files carry the headers of every other answer', () => {
  const { 'Content-Security-Policy': policy = '', ...headers } = headersFor('/*')
  expect(headers).toEqual(fixedHeaders)
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ])
})

test('only what changes its name with its content is kept for ever', () => {
  expect(headersFor('/assets/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
  expect(rules.match(/immutable/g)).toHaveLength(1)
})

test('browsers read the rules for fetching pages early only under their own type', () => {
  expect(headersFor('/speculation-rules.json')).toHaveProperty('Content-Type', 'application/speculationrules+json')
})

test('what is served beside the worker is scripts, styles, typefaces, icons, one file of rules and one of places', () => {
  const files = readdirSync(join(root, 'build/client'), { recursive: true, withFileTypes: true })
  const names = files.filter((file) => file.isFile()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(50)
  // `_headers` is read by Cloudflare and not served.
  const others = ['_headers', 'speculation-rules.json']
  expect(
    names.filter(
      (name) => !others.includes(name) && !/^(?:[^.].*\.(?:js|css|woff2|ico|png|svg)|places-\w+\.txt)$/.test(name),
    ),
  ).toEqual([])
})
