import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../scripts/demo/pictures')

test("the demo's pictures may be stored as they are: WebP no larger than an upload, with nothing but the picture in it", () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  expect(names.length).toBeGreaterThan(100)
  for (const name of names) {
    const file = readFileSync(join(folder, name))
    const { width, height, type } = imageSize(file)
    expect([name, type, Math.max(width, height) <= 2_560]).toEqual([name, 'webp', true])
    for (const chunk of ['EXIF', 'XMP ', 'ICCP'])
      expect([name, chunk, file.includes(chunk)]).toEqual([name, chunk, false])
  }
})
