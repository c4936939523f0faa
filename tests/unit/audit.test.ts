/** `npm run audit`, asked of a registry that answers each way. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audit } from '#scripts/audit.ts'

const root = join(import.meta.dirname, '../..')

/** Runs the audit against a registry that says this of the libraries; null for one that takes no such question. */
async function audited(advisories: object | null): Promise<{ code: number; said: string }> {
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
  const { code, lines } = await audit(['--registry', address])
  registry.close()
  return { code, said: lines.join() }
}

test('an audit tells what is known, that nothing is, and that nobody could be asked, and ends differently each time', async () => {
  const hole = {
    id: 1,
    url: 'https://example.com/1',
    title: 'A hole',
    severity: 'high',
    vulnerable_versions: '<=4.6.7',
  }
  expect(await audited({ zod: [hole] })).toMatchObject({ code: 1, said: expect.stringContaining('high: zod') })
  expect(await audited({})).toMatchObject({ code: 0, said: expect.stringContaining('Nothing is known') })
  expect(await audited(null)).toMatchObject({ code: 2, said: expect.stringContaining('Not asked: ') })
}, 120_000)
