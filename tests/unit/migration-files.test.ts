/** Migrations as wrangler takes them: locally it splits each file, with `--remote` D1 gets it whole. */
import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { unstable_splitSqlQuery as splitAsWrangler } from 'wrangler'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'migrations')
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const mark = '--> statement-breakpoint'

/** What `wrangler d1 migrations apply` appends to each file. */
const noteOf = (name: string) => `\nINSERT INTO "d1_migrations" (name)\nvalues ('${name}');`

const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim()

/** A statement behind it makes wrangler look for the ends of those before. */
const statementsIn = (sql: string) => splitAsWrangler(`${sql}\n;SELECT 1`).slice(0, -1).map(oneLine)

test.each(['\n', '\r\n'])(
  'wrangler finds the statements of every migration whole, with lines that end in %j',
  (end) => {
    expect(names.length).toBeGreaterThan(57)
    for (const name of names) {
      const marked = read(name)
        .split(mark)
        .filter((part) => part.trim() !== '')
        .map(statementsIn)
      expect([name, marked.map((statements) => statements.length)]).toEqual([name, marked.map(() => 1)])
      const file = (read(name) + noteOf(name)).replaceAll('\n', end)
      expect([name, splitAsWrangler(file).map(oneLine)]).toEqual([
        name,
        [...marked.flat(), ...statementsIn(noteOf(name))],
      ])
    }
  },
)

test('a trigger is one statement that ends with its END, whatever ends within it', () => {
  const triggers = names.flatMap((name) => statementsIn(read(name)).filter((sql) => /^CREATE TRIGGER/i.test(sql)))
  expect(triggers.length).toBeGreaterThan(60)
  for (const sql of triggers) expect(sql).toMatch(/^CREATE TRIGGER .* BEGIN .*; END$/)
  expect(triggers.filter((sql) => / CASE .* END\b.*; END$/.test(sql)).length).toBeGreaterThan(5)
})

test('with --remote D1 gets every file as it is, in its order, and no carriage return', async () => {
  const sent: string[] = []
  const cloudflare = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { sql = '' } = JSON.parse(Buffer.concat(parts).toString() || '{}')
      if (sql) sent.push(sql)
      const result = request.url?.endsWith('/query')
        ? [{ results: [], success: true, meta: {} }]
        : { uuid: '1', name: 'giebel', version: 'production' }
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ success: true, errors: [], messages: [], result }))
    })
  })
  await new Promise<void>((resolve) => cloudflare.listen(0, '127.0.0.1', resolve))
  const place = mkdtempSync(join(tmpdir(), 'giebel-migrations-'))
  try {
    cpSync(folder, join(place, 'migrations'), { recursive: true })
    const database = { binding: 'DB', database_name: 'giebel', database_id: '5a7c3d10-2b64-4f0e-9c1d-7e8f90a1b2c3' }
    writeFileSync(join(place, 'wrangler.json'), JSON.stringify({ name: 'giebel', d1_databases: [database] }))
    await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/wrangler/bin/wrangler.js'), 'd1', 'migrations', 'apply', 'DB', '--remote'],
      {
        cwd: place,
        maxBuffer: 64 * 1024 * 1024,
        env: remoteEnvironment((cloudflare.address() as AddressInfo).port, place),
      },
    )
  } finally {
    cloudflare.close()
    rmSync(place, { recursive: true })
  }
  const files = sent.filter((sql) => sql.includes('INSERT INTO "d1_migrations"'))
  expect(files.map((sql) => oneLine(sql))).toEqual(names.map((name) => oneLine(read(name) + noteOf(name))))
  expect(files.filter((sql) => sql.includes('\r'))).toEqual([])
})

function remoteEnvironment(port: number, home: string) {
  const { PATH } = process.env
  return {
    ...{ PATH, HOME: home, CI: 'true', NO_PROXY: '127.0.0.1', WRANGLER_SEND_METRICS: 'false' },
    ...{ CLOUDFLARE_API_TOKEN: 'none', CLOUDFLARE_ACCOUNT_ID: 'none' },
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
  }
}

test('a checkout on Windows leaves the lines of a migration as they are', () => {
  const place = mkdtempSync(join(tmpdir(), 'giebel-checkout-'))
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'user.name=a', '-c', 'user.email=a@a.example', ...command], {
      cwd: place,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    const name = '0033_texts.sql'
    copyFileSync(join(root, '.gitattributes'), join(place, '.gitattributes'))
    copyFileSync(join(folder, name), join(place, name))
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Add')
    rmSync(join(place, name))
    git('checkout', '--', name)
    expect(readFileSync(join(place, name), 'utf8')).toBe(read(name))
  } finally {
    rmSync(place, { recursive: true })
  }
})
