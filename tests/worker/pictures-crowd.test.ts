/** A crawler on a fresh site: everything is asked for at once, and nothing is made yet. */

import { env } from 'cloudflare:test'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import { webpBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, Visitor } from '#tests/support/visitor.ts'

beforeAll(async () => {
  await createProperty(db, 'crowdedhouse', aProperty({ published: true }), 'Test')
})

/** A picture of which only the original is kept. */
async function aFreshPicture(): Promise<string> {
  const key = newPictureKey()
  await env.MEDIA.put(`pictures/${key}/original.webp`, webpBytes, { httpMetadata: { contentType: 'image/webp' } })
  await createPicture(db, 'crowdedhouse', { key, kind: 'photo', width: 64, height: 48, alt: '', caption: null })
  return key
}

/** Holds what R2 is asked to keep back until `work` is over, and counts what is under way. */
async function slowly(milliseconds: number, work: () => Promise<void>) {
  const put = env.MEDIA.put.bind(env.MEDIA)
  const seen = { written: [] as string[], now: 0, most: 0 }
  const input = env.IMAGES.input.bind(env.IMAGES)
  const counting = vi.spyOn(env.IMAGES, 'input').mockImplementation((...given) => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    return input(...given)
  })
  const holding = vi.spyOn(env.MEDIA, 'put').mockImplementation((async (...given: Parameters<R2Bucket['put']>) => {
    await pause(milliseconds)
    seen.now -= 1
    seen.written.push(given[0])
    return put(...given)
  }) as R2Bucket['put'])
  await work()
  counting.mockRestore()
  holding.mockRestore()
  return seen
}

test('of hundreds at once few are made at a time, none twice, and the rest is asked to come back', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, aFreshPicture))
  const addresses = keys.flatMap((key) => pictureWidths.map((width) => `/media/${key}/${width}`))
  let answers: Response[] = []
  const { most, written } = await slowly(50, async () => {
    answers = await Promise.all([...addresses, ...addresses].map((address) => new Visitor().get(address)))
  })
  expect(most).toBeLessThanOrEqual(4)
  // On a slow machine those who wait may give up before the first four are through.
  expect(written.length).toBeGreaterThanOrEqual(4)
  expect(new Set(written).size).toBe(written.length)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
    })
  }
})

test('a kept page is answered while pictures are made and waited for', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, aFreshPicture))
  const visitor = new Visitor(env, false)
  await visitor.get('/')
  const times: number[] = []
  await slowly(400, async () => {
    const pictures = Promise.all(
      keys.flatMap((key) => pictureWidths.map((width) => new Visitor().get(`/media/${key}/${width}`))),
    )
    await pause(300)
    for (let asked = 0; asked < 5; asked++) {
      const before = performance.now()
      expect((await visitor.get('/')).status).toBe(200)
      times.push(performance.now() - before)
      await pause(50)
    }
    await pictures
  })
  expect(Math.max(...times)).toBeLessThan(200)
})

test('who asks for what another one makes gets the same picture', async () => {
  const key = await aFreshPicture()
  let answers: Response[] = []
  const { written } = await slowly(300, async () => {
    answers = await Promise.all(Array.from({ length: 20 }, () => new Visitor().get(`/media/${key}/480`)))
  })
  expect(written).toEqual([`pictures/${key}/480.webp`])
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(sizes).size).toBe(1)
})

test('a service that never answers holds nobody else up for long', async () => {
  const keys = await Promise.all(Array.from({ length: 5 }, aFreshPicture))
  const last = keys.pop()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const get = env.MEDIA.get.bind(env.MEDIA)
  const hanging = vi.spyOn(env.MEDIA, 'get').mockImplementation((async (...given: Parameters<R2Bucket['get']>) => {
    if (given[0].endsWith('original.webp')) await held
    return get(...given)
  }) as R2Bucket['get'])
  const first = Promise.all(keys.map((key) => new Visitor().get(`/media/${key}/320`)))
  await pause(100)
  const before = performance.now()
  const answer = await new Visitor().get(`/media/${last}/320`)
  expect(answer.status).toBe(503)
  expect(performance.now() - before).toBeLessThan(3_000)
  release()
  expect((await first).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  hanging.mockRestore()
})

test('instead of a width that cannot be made now the nearest is shown that is kept, for a minute', async () => {
  const key = await aFreshPicture()
  for (const width of [320, 960]) await new Visitor().get(`/media/${key}/${width}`)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = vi.spyOn(env.IMAGES, 'input').mockImplementation(() => {
    throw new Error('Network connection lost.')
  })
  const list = vi.spyOn(env.MEDIA, 'get')
  const answer = await new Visitor().get(`/media/${key}/1280`)
  expect(list.mock.calls.at(-1)?.[0]).toBe(`pictures/${key}/960.webp`)
  for (const spy of [fault, list, log]) spy.mockRestore()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(answer.headers.get('ETag')).toBe((await env.MEDIA.head(`pictures/${key}/960.webp`))?.httpEtag)
  expect((await new Visitor().get(`/media/${key}/1280`)).headers.get('Cache-Control')).toContain('immutable')
})
