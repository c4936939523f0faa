/** `npm run audit`, asked of a registry that answers each way. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { audit } from '#scripts/audit.ts'
import { knownHolesFile, readKnownHoles, writeKnownHoles } from '#scripts/known-holes.ts'

const root = join(import.meta.dirname, '../..')
const today = new Date('2027-03-01T12:00:00Z')

/** Runs the audit against a registry that says this of the libraries; null for one that takes no such question. */
async function audited(advisories: object | null, file = tableCopy()): Promise<{ code: number; said: string }> {
  const registry = createServer((request, response) => {
    if (request.method === 'GET') {
      const name = decodeURIComponent(request.url?.slice(1) ?? '')
      const installed = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
      const versions = { [installed.version]: installed }
      return response.end(JSON.stringify({ name, 'dist-tags': { latest: installed.version }, versions }))
    }
    response.statusCode = advisories ? 200 : 405
    response.end(JSON.stringify(advisories ?? {}))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  const { code, lines } = await audit(['--registry', address], { file, today })
  registry.close()
  return { code, said: lines.join() }
}

function tableCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'giebel-audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'known-holes.json')
  copyFileSync(knownHolesFile, file)
  return file
}

const hole = {
  id: 1,
  url: 'https://example.com/advisories/GHSA-1111-2222-3333',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '>=4.0.0 <99.0.0',
}

test('an audit tells what is known, that nothing is, and that nobody could be asked, and ends differently each time', async () => {
  expect(await audited({ zod: [hole] })).toMatchObject({ code: 1, said: expect.stringContaining('high: zod') })
  expect(await audited({})).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is known') })
  expect(await audited(null)).toMatchObject({ code: 2, said: expect.stringContaining('Not asked: ') })
}, 120_000)

test('an answer fills the table: a new hole waits for its reason, and a reason that was given stays', async () => {
  const file = tableCopy()
  const before = readKnownHoles(file)
  const reason = before.find(({ advisory }) => advisory === 'GHSA-wrjc-x8rr-h8h6')?.notReachable
  expect(reason).toBeTruthy()
  const again = { ...hole, url: 'https://example.com/advisories/GHSA-wrjc-x8rr-h8h6' }
  expect(await audited({ zod: [hole], 'react-router': [again] }, file)).toMatchObject({ code: 1 })
  const after = readKnownHoles(file)
  expect(after).toHaveLength(before.length + 1)
  expect(new Set(after.map(({ checkedOn }) => checkedOn))).toEqual(new Set(['2027-03-01']))
  const found = { affected: '>=4.0.0 <99.0.0', fixedIn: '99.0.0', notReachable: '' }
  expect(after.find((each) => each.package === 'zod')).toMatchObject({ advisory: 'GHSA-1111-2222-3333', ...found })
  expect(after.find(({ advisory }) => advisory === 'GHSA-wrjc-x8rr-h8h6')?.notReachable).toBe(reason)
  writeKnownHoles(
    after.map((each) => (each.package === 'zod' ? { ...each, notReachable: 'No file is read' } : each)),
    file,
  )
  expect(await audited({ zod: [hole], 'react-router': [again] }, file)).toMatchObject({ code: 0 })
}, 120_000)

test('while nobody can be asked, the table stays, and an old check is said', async () => {
  const file = tableCopy()
  writeKnownHoles(
    [...readKnownHoles(file)].map((each) => ({ ...each, checkedOn: '2027-01-15' })),
    file,
  )
  const before = readFileSync(file, 'utf8')
  expect((await audited(null, file)).said).not.toContain('last checked')
  expect(readFileSync(file, 'utf8')).toBe(before)
  writeKnownHoles(
    [...readKnownHoles(file)].map((each) => ({ ...each, checkedOn: '2027-01-14' })),
    file,
  )
  expect((await audited(null, file)).said).toContain('last checked on 2027-01-14, more than 45 days ago')
}, 120_000)
