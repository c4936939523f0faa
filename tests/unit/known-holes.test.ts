/** Known vulnerabilities of what package-lock.json pins. None of this asks what day it is: `npm run audit` says when a check is old. */
import { satisfies, valid, validRange } from 'semver'
import { expect, test } from 'vitest'
import { type KnownHole, type LockFile, openHoles, readKnownHoles, readLockFile } from '#scripts/known-holes.ts'

test('no pinned version has a known hole without a reason why it cannot be reached', () => {
  expect(openHoles(readKnownHoles(), readLockFile())).toEqual([])
})

test('every hole names its advisory, its versions and the day of the check, once', () => {
  const holes = readKnownHoles()
  for (const { affected, fixedIn, advisory, checkedOn } of holes) {
    expect(advisory).toMatch(/^(?:GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/)
    expect([affected, validRange(affected)]).toEqual([affected, expect.any(String)])
    if (fixedIn) expect([advisory, valid(fixedIn), satisfies(fixedIn, affected)]).toEqual([advisory, fixedIn, false])
    expect(new Date(checkedOn).toISOString()).toBe(`${checkedOn}T00:00:00.000Z`)
  }
  const keys = holes.map((hole) => `${hole.package} ${hole.advisory}`)
  expect(keys).toEqual([...new Set(keys)].toSorted())
})

const aHole = (values: Partial<KnownHole> = {}): KnownHole => ({
  package: 'a',
  advisory: 'GHSA-2222-3333-4444',
  severity: 'high',
  affected: '>=2.0.0 <2.3.1',
  fixedIn: '2.3.1',
  notReachable: '',
  checkedOn: '2026-11-28',
  ...values,
})
const installed = (packages: Record<string, string>): LockFile => ({
  packages: Object.fromEntries(Object.entries(packages).map(([path, version]) => [path, { version }])),
})

test.each<[string, Record<string, string>, string[]]>([
  ['the version itself', { 'node_modules/a': '2.3.0' }, ['2.3.0']],
  ['one below another package', { 'node_modules/a': '2.3.1', 'node_modules/b/node_modules/a': '2.0.0' }, ['2.0.0']],
  ['an early version', { 'node_modules/a': '2.3.0-rc.1' }, ['2.3.0-rc.1']],
  ['the mended version', { 'node_modules/a': '2.3.1' }, []],
  ['an older one without it', { 'node_modules/a': '1.9.9' }, []],
  ['a package of another scope', { 'node_modules/@b/a': '2.3.0' }, []],
])('a hole is open for %s', (_case, packages, versions) => {
  const line = `high: a ${versions.join(', ')}, GHSA-2222-3333-4444, fixed in 2.3.1`
  expect(openHoles([aHole()], installed(packages))).toEqual(versions.length > 0 ? [line] : [])
  expect(openHoles([aHole({ notReachable: 'Never called' })], installed(packages))).toEqual([])
})
