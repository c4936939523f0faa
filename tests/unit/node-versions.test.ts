/** Which Node the tools need, and which one npm brings where the machine's own is older. */
import { minVersion, satisfies } from 'semver'
import { expect, test } from 'vitest'
import { isRecent, oldestNode } from '#scripts/recent-node.mjs'
import { read } from '#tests/support/documents.ts'

interface Package {
  version?: string
  engines?: { node?: string }
  optional?: boolean
}

const packagesIn = (file: string): [string, Package][] =>
  Object.entries<Package>(JSON.parse(read(file)).packages).filter(([path]) => path !== '')
const carried = packagesIn('scripts/node/package-lock.json')

/** Without builds for one system only, whose engines are those of the system. */
const needs = packagesIn('package-lock.json').flatMap(([path, { engines, optional }]) =>
  engines?.node && !optional ? [{ path, node: engines.node }] : [],
)

test('every installed package takes the oldest Node that is not replaced, and each one that npm brings', () => {
  expect(carried.length).toBeGreaterThan(1)
  for (const version of [oldestNode, ...carried.map(([, { version = '' }]) => version)]) {
    const unmet = needs.filter(({ node }) => !satisfies(version, node))
    expect([version, unmet]).toEqual([version, []])
    expect([version, isRecent(version)]).toEqual([version, true])
  }
})

test('no Node is replaced that would do', () => {
  const oldest = needs.flatMap(({ node }) => minVersion(node) ?? []).toSorted((a, b) => a.compare(b))
  expect(oldest.at(-1)?.version).toBe(oldestNode)
})

test.each([
  ['20.19.0', false],
  ['22.18.9', false],
  ['22.19.0', true],
  ['22.22.0', true],
  ['24.0.0', true],
  ['100.1.0', true],
])('Node %s is recent enough: %s', (version, isEnough) => {
  expect(isRecent(version)).toBe(isEnough)
})

test('a package that brings Node needs no script to be installed, and has one version', () => {
  const { optionalDependencies } = JSON.parse(read('scripts/node/package.json'))
  for (const [path, one] of carried) {
    expect(one).not.toHaveProperty('hasInstallScript')
    expect(optionalDependencies[path.replace('node_modules/', '')]).toBe(one.version)
  }
})
