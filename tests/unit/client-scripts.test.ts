import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '../../build/client/assets')

test('no script looks behind in a pattern, which Safari before 16.4 refuses and then runs nothing of the file', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})
