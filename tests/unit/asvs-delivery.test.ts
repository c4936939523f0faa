/** What is delivered, and what it is made of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
}

const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const direct = Object.entries({ ...dependencies, ...devDependencies })

test('every library is named with one version, and the lock file holds that one', () => {
  expect(direct.length).toBeGreaterThan(30)
  for (const [name, version] of direct) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-alpha)?$/)])
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  }
})

test('the lock file knows every package by its SHA-512, and none from elsewhere than the registry', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  expect(locked.length).toBeGreaterThan(direct.length)
  for (const [path, { integrity, resolved }] of locked) {
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
    if (resolved) expect([path, resolved]).toEqual([path, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)])
  }
})

test('no account exists before somebody makes one', () => {
  const migrations = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'))
  expect(migrations.length).toBeGreaterThan(0)
  for (const name of migrations) expect(read(`migrations/${name}`)).not.toMatch(/insert\s+into\s+[`"]?users/i)
})

test('the worker holds neither the demo nor a test', () => {
  const worker = read('build/server/index.js')
  for (const word of [/giebel-demo-passwort/, /\bvitest\b/, /insert into users/i]) expect(worker).not.toMatch(word)
})
