/** The house keeps its shape: no folder is a heap. */
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('no folder of the app holds more than twenty modules, and none holds one alone', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  const counts = new Map<string, number>()
  for (const folder of files.filter((file) => /\.tsx?$/.test(file)).map(dirname)) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(20)
  expect([...counts].filter(([, modules]) => modules > 20 || modules === 1)).toEqual([])
})
