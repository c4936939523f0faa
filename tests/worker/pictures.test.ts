import { env } from 'cloudflare:test'
import { imageSize } from 'image-size'
import { beforeAll, expect, test, vi } from 'vitest'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import {
  aPicture,
  canvasWebp,
  jpegBytes,
  lyingJpeg,
  pngBytes,
  twoFramesJpeg,
  twoHeadersPng,
  webpBytes,
} from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor
let counter = 0

beforeAll(async () => {
  visitor = await staff()
})

async function aHouse(published = true): Promise<string> {
  counter += 1
  const id = `house${String(counter).padStart(7, '0')}`
  await createProperty(db, id, aProperty({ published }), 'Test')
  return id
}

async function upload(id: string, ...files: File[]): Promise<Response> {
  const form = new FormData()
  for (const file of files) form.append('pictures', file)
  return visitor.post(`/dashboard/properties/${id}/images`, form)
}

test('several pictures of all kinds are taken in their order', async () => {
  const id = await aHouse()
  const files = [
    aPicture('a.jpg'),
    aPicture('b.png', pngBytes, 'image/png'),
    aPicture('c.webp', webpBytes, 'image/webp'),
  ]
  expect((await upload(id, ...files)).status).toBe(303)
  const pictures = await listPictures(db, id)
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) expect(picture).toMatchObject({ kind: 'photo', width: 64, height: 48, alt: '' })
  expect(textOf(await (await visitor.get(`/dashboard/properties/${id}/images`)).text())).toContain(
    '3 Bilder sind hinzugefügt.',
  )
})

test('what is kept holds neither the place nor the name of who took it', async () => {
  const id = await aHouse()
  expect(jpegBytes.includes('Geheimer Fotograf')).toBe(true)
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  const kept = await env.MEDIA.get(`pictures/${picture?.key}/original.webp`)
  const bytes = Buffer.from((await kept?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(bytes.includes('Geheimer Fotograf')).toBe(false)
  expect(bytes.includes('EXIF')).toBe(false)
})

test.each([
  ['a text file', aPicture('brief.jpg', 'Sehr geehrte Damen und Herren'), 'brief.jpg: Das ist kein Bild'],
  [
    'an SVG',
    aPicture('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
    'logo.svg: Das ist kein Bild',
  ],
  ['an empty file', aPicture('leer.jpg', ''), 'leer.jpg: Die Datei ist leer'],
  ['half a JPEG', aPicture('halb.jpg', jpegBytes.subarray(0, 200)), 'halb.jpg: Das Bild lässt sich nicht öffnen'],
  [
    '30 MB',
    aPicture('gross.jpg', new Uint8Array(30 * 1024 * 1024)),
    'gross.jpg: Das Bild hat 30 MB, erlaubt sind 15 MB',
  ],
  ['a name with markup', aPicture('<img src=x>.jpg', 'x'), '<img src=x>.jpg: Das ist kein Bild'],
])('%s is refused with its name, and nothing is kept', async (_case, file, sentence) => {
  const id = await aHouse()
  const answer = await upload(id, file)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(textOf(page)).toContain(sentence)
  expect(page).toMatch(/role="alert"/)
  expect(await listPictures(db, id)).toEqual([])
})

test('a post without a picture asks for one', async () => {
  const id = await aHouse()
  const answer = await visitor.post(`/dashboard/properties/${id}/images`, new FormData())
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Wählen Sie mindestens ein Bild aus.')
})

test('a picture of a hundred megapixels is refused before anything is decoded', async () => {
  const id = await aHouse()
  const bytes = Buffer.from(pngBytes)
  bytes.writeUInt32BE(10_000, 16)
  bytes.writeUInt32BE(10_000, 20)
  const answer = await upload(id, aPicture('bombe.png', bytes, 'image/png'))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('bombe.png: Das Bild hat mehr als 50 Megapixel')
})

test.each([
  ['of 256 megapixels', 16_000, 16_000],
  ['that could be taken', 64, 48],
])('a picture %s whose file says 100 × 100 is refused before anything is decoded', async (_what, width, height) => {
  const id = await aHouse()
  const bytes = lyingJpeg(width, height)
  expect(imageSize(bytes)).toMatchObject({ width: 100, height: 100 })
  expect(await env.IMAGES.info(new Blob([bytes]).stream())).toMatchObject({ width, height })
  const decoding = vi.spyOn(env.IMAGES, 'input')
  const answer = await upload(id, aPicture('kuckuck.jpg', bytes))
  expect(decoding).not.toHaveBeenCalled()
  decoding.mockRestore()
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('kuckuck.jpg: Das Bild hat eine andere Größe, als in der Datei steht.')
  expect(await listPictures(db, id)).toEqual([])
})

test.each([
  ['a PNG with a second header', twoHeadersPng()],
  ['a WebP whose canvas is not that of its frame', canvasWebp(100)],
  ['a small WebP on a canvas of 49 megapixels', canvasWebp(7_000)],
  ['a JPEG with two frame headers', twoFramesJpeg()],
])('%s is refused before anything is decoded', async (_what, bytes) => {
  const id = await aHouse()
  const decoding = vi.spyOn(env.IMAGES, 'input')
  const answer = await upload(id, aPicture('kuckuck', bytes))
  expect(decoding).not.toHaveBeenCalled()
  decoding.mockRestore()
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toMatch(/kuckuck: Das Bild (hat eine andere Größe|lässt sich nicht öffnen)/)
})

test('while the picture service cannot say how large a picture is nothing is taken', async () => {
  const id = await aHouse()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const asking = vi.spyOn(env.IMAGES, 'info').mockRejectedValue(new Error('Network connection lost.'))
  const answer = await upload(id, aPicture('haus.jpg'))
  expect(asking).toHaveBeenCalledTimes(2)
  asking.mockRestore()
  expect(log.mock.calls.join()).toContain('Network connection lost.')
  log.mockRestore()
  expect(textOf(await answer.text())).toContain('haus.jpg: Das Bild ließ sich gerade nicht verarbeiten.')
  expect(await listPictures(db, id)).toEqual([])
})

test('one bad picture among good ones holds up none of them', async () => {
  const id = await aHouse()
  const answer = await upload(id, aPicture('1.jpg'), aPicture('2.txt', 'Text'), aPicture('3.jpg'))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('2.txt: Das ist kein Bild')
  expect(await listPictures(db, id)).toHaveLength(2)
})

/** As an iPhone begins one. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and no picture', 'latin1')

test('a HEIC that cannot be read is refused with what to do, and holds up no other', async () => {
  const id = await aHouse()
  const answer = await upload(id, aPicture('IMG_0042.HEIC', heic, 'image/heic'), aPicture('haus.jpg'))
  expect(answer.status).toBe(400)
  const text = textOf(await answer.text())
  expect(text).toContain('Ein Bild wurde nicht übernommen')
  expect(text).toContain('IMG_0042.HEIC: Das ist ein HEIC vom iPhone')
  expect(text).toContain('Einstellungen, Kamera, Formate, „Maximale Kompatibilität“')
  expect(text).toContain('Ein Bild ist hinzugefügt.')
  expect(await listPictures(db, id)).toHaveLength(1)
  const plain = await (await visitor.get(`/dashboard/properties/${id}/images`)).text()
  expect(textOf(plain)).toContain('Fotos vom iPhone (HEIC)')
})

test('a HEIC is taken where the picture service reads it, but not one that is too large for it', async () => {
  const input = env.IMAGES.input.bind(env.IMAGES)
  const asking = vi.spyOn(env.IMAGES, 'info')
  const reading = vi.spyOn(env.IMAGES, 'input')
  reading.mockImplementation(() => input(new Blob([jpegBytes]).stream()))
  for (const [width, height, count] of [
    [4032, 3024, 1],
    [12_000, 9_000, 0],
  ] as const) {
    const id = await aHouse()
    asking.mockResolvedValue({ format: 'image/heic', fileSize: heic.length, width, height })
    await upload(id, aPicture('IMG_0042.HEIC', heic, ''))
    expect(await listPictures(db, id)).toHaveLength(count)
  }
  asking.mockRestore()
  reading.mockRestore()
})

test('a file that is refused for two reasons is told both, and counts once', async () => {
  const id = await aHouse()
  const film = aPicture('film.mov', new Uint8Array(20 * 1024 * 1024), 'video/quicktime')
  const answer = await upload(id, film, aPicture('brief.pdf', '%PDF'))
  const text = textOf(await answer.text())
  expect(text).toContain('2 Bilder wurden nicht übernommen')
  expect(text).toContain('film.mov: Das Bild hat 20 MB, erlaubt sind 15 MB.')
  expect(text).toContain('film.mov: Das ist kein Bild')
  expect(text).toContain('brief.pdf: Das ist kein Bild')
})

test('R2 refuses the second picture of three: the others are in, the message names it', async () => {
  const id = await aHouse()
  const put = env.MEDIA.put.bind(env.MEDIA)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refusing = vi.spyOn(env.MEDIA, 'put')
  refusing.mockImplementation(((...args: Parameters<R2Bucket['put']>) => {
    if (
      refusing.mock.calls.filter(([key]) => key.startsWith('pictures/')).length === 2 &&
      args[0].startsWith('pictures/')
    )
      throw new Error('put: We encountered an internal error. Please try again. (10001)')
    return put(...args)
  }) as R2Bucket['put'])
  const answer = await upload(id, aPicture('eins.jpg'), aPicture('zwei.jpg'), aPicture('drei.jpg'))
  refusing.mockRestore()
  expect(log.mock.calls.join()).toContain('(10001)')
  log.mockRestore()
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('zwei.jpg: Das Bild ließ sich nicht speichern.')
  expect(await listPictures(db, id)).toHaveLength(2)
})

async function aStoredPicture(published = true, content: BlobPart = jpegBytes): Promise<string> {
  const id = await aHouse(published)
  await upload(id, aPicture('haus.jpg', content))
  return (await listPictures(db, id))[0]?.key ?? ''
}

/** 1400 pixels wide: the local Images binding enlarges. */
async function largePicture(): Promise<ArrayBuffer> {
  const result = env.IMAGES.input(new Blob([pngBytes]).stream()).transform({ width: 1400, fit: 'contain' })
  return (await result.output({ format: 'image/webp' })).response().arrayBuffer()
}

const takesAvif = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
const takesWebp = { Accept: 'image/webp,*/*' }
const forEver = 'public, max-age=31536000, immutable'

/** What a file is, by its first bytes. */
async function kindOf(answer: Response): Promise<string> {
  const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 12)
  return start.subarray(4).toString('latin1') === 'ftypavif' ? 'AVIF' : start.subarray(8).toString('latin1')
}

test('a public picture is served at the offered widths, for ever', async () => {
  const key = await aStoredPicture()
  const answer = await new Visitor().get(`/media/${key}/320`, takesWebp)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String((await env.MEDIA.head(`pictures/${key}/320.webp`))?.size),
    'cache-control': forEver,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
  })
  expect(await kindOf(answer)).toBe('WEBP')
  for (const name of ['321', '0', '0320', '320.webp', 'original.webp', '320.smallest']) {
    expect((await new Visitor().get(`/media/${key}/${name}`)).status).toBe(404)
  }
})

test('a browser that takes AVIF gets a WebP for an hour, and the AVIF as soon as it is written', async () => {
  const key = await aStoredPicture(true, await largePicture())
  const first = await new Visitor().get(`/media/${key}/720`, takesAvif)
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
  expect(await kindOf(first)).toBe('WEBP')
  const next = await new Visitor().get(`/media/${key}/720`, takesAvif)
  expect(next.headers.get('Content-Type')).toBe('image/avif')
  expect(next.headers.get('Cache-Control')).toBe(forEver)
  expect(Number(next.headers.get('Content-Length'))).toBeLessThan(Number(first.headers.get('Content-Length')))
  expect(await kindOf(next)).toBe('AVIF')
  const other = await new Visitor().get(`/media/${key}/720`, takesWebp)
  expect(other.headers.get('Content-Type')).toBe('image/webp')
  expect(await kindOf(other)).toBe('WEBP')
})

test('an AVIF that would be larger than the WebP is not served', async () => {
  const key = await aStoredPicture()
  await new Visitor().get(`/media/${key}/320`, takesAvif)
  const answer = await new Visitor().get(`/media/${key}/320`, takesAvif)
  expect(answer.headers.get('Cache-Control')).toBe(forEver)
  expect(await kindOf(answer)).toBe('WEBP')
})

test('beyond 960 pixels there is no AVIF, and nothing is waited for', async () => {
  const key = await aStoredPicture(true, await largePicture())
  const answer = await new Visitor().get(`/media/${key}/1280`, takesAvif)
  expect(answer.headers.get('Cache-Control')).toBe(forEver)
  expect(await kindOf(answer)).toBe('WEBP')
  expect(await env.MEDIA.head(`pictures/${key}/1280.smallest`)).toBeNull()
})

test('one AVIF is written at a time, and none twice', async () => {
  const keys = [await aStoredPicture(true, await largePicture()), await aStoredPicture(true, await largePicture())]
  const written: string[] = []
  let atWork = 0
  let atOnce = 0
  const put = env.MEDIA.put.bind(env.MEDIA)
  const get = env.MEDIA.get.bind(env.MEDIA)
  const reading = vi.spyOn(env.MEDIA, 'get').mockImplementation(((...args: Parameters<R2Bucket['get']>) => {
    if (args[0].endsWith('original.webp')) atOnce = Math.max(atOnce, ++atWork)
    return get(...args)
  }) as R2Bucket['get'])
  const writing = vi.spyOn(env.MEDIA, 'put').mockImplementation(((...args: Parameters<R2Bucket['put']>) => {
    atWork -= 1
    written.push(args[0])
    return put(...args)
  }) as R2Bucket['put'])
  for (const key of keys) await new Visitor().get(`/media/${key}/320`, takesWebp)
  atOnce = 0
  await Promise.all([...keys, ...keys, ...keys].map((key) => new Visitor().get(`/media/${key}/320`, takesAvif)))
  reading.mockRestore()
  writing.mockRestore()
  expect(atOnce).toBe(1)
  expect(written.filter((name) => name.endsWith('.smallest')).sort()).toEqual(
    keys.map((key) => `pictures/${key}/320.smallest`).sort(),
  )
})

test('who has the picture already is told so, and HEAD gets the headers alone', async () => {
  const key = await aStoredPicture()
  const answer = await new Visitor().get(`/media/${key}/320`, takesWebp)
  const again = await new Visitor().get(`/media/${key}/320`, {
    ...takesWebp,
    'If-None-Match': answer.headers.get('ETag') ?? '',
  })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const head = await new Visitor().send(new Request(`${origin}/media/${key}/320`, { method: 'HEAD' }))
  expect(head.status).toBe(200)
  expect(head.headers.get('Content-Length')).toBe(answer.headers.get('Content-Length'))
  expect(await head.text()).toBe('')
})

test.each<[what: string, known: (etag: string) => string, status: number]>([
  ['the tag', (etag) => etag, 304],
  ['the tag marked as weak', (etag) => `W/${etag}`, 304],
  ['a list that holds the tag', (etag) => `"another", W/"third",${etag}`, 304],
  ['an asterisk', () => '*', 304],
  ['another tag', () => '"another"', 200],
  ['a longer tag', (etag) => etag.replace(/"$/, '-2"'), 200],
  ['the tag without its quotes', (etag) => etag.replaceAll('"', ''), 200],
  ['nothing', () => '', 200],
])('asked whether a picture differs from %s, the answer is right', async (_what, known, status) => {
  const address = `/media/${await aStoredPicture()}/320`
  const etag = (await new Visitor().get(address, takesWebp)).headers.get('ETag') ?? ''
  const again = await new Visitor().get(address, { ...takesWebp, 'If-None-Match': known(etag) })
  expect(again.status).toBe(status)
  expect((await again.arrayBuffer()).byteLength > 0).toBe(status === 200)
})

test('the picture of a draft is for staff only', async () => {
  const key = await aStoredPicture(false)
  const address = `/media/${key}/320`
  expect((await new Visitor().get(address)).status).toBe(404)
  for (const headers of [takesWebp, takesAvif, takesAvif]) {
    const forStaff = await visitor.get(address, headers)
    expect(forStaff.status).toBe(200)
    expect(forStaff.headers.get('Cache-Control')).toBe('private, max-age=3600')
  }
})

test('a picture in the trash keeps its files', async () => {
  const id = await aHouse()
  await upload(id, aPicture('1.jpg'), aPicture('2.jpg'))
  const [first] = await listPictures(db, id)
  for (const headers of [takesAvif, takesWebp]) await new Visitor().get(`/media/${first?.key}/480`, headers)
  expect((await env.MEDIA.list({ prefix: `pictures/${first?.key}/` })).objects).toHaveLength(3)
  await visitor.post(`/dashboard/properties/${id}/images/trash`, { pictures: first?.key ?? '' })
  expect((await env.MEDIA.list({ prefix: `pictures/${first?.key}/` })).objects).toHaveLength(3)
})

/** What browsers show in a picture's place. */
async function expectDrawing(answer: Response, status: number, cacheControl: string): Promise<void> {
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toMatch(/^<svg[^>]*>.*<\/svg>$/)
}

test('a picture that is missing in R2 is not found, drawn as a gable, and its page stands', async () => {
  const id = await aHouse()
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  await env.MEDIA.delete(`pictures/${picture?.key}/original.webp`)
  await expectDrawing(await new Visitor().get(`/media/${picture?.key}/320`, takesAvif), 404, 'public, max-age=60')
  const page = await new Visitor().get(`/angebote/${id}`)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(`/media/${picture?.key}/320`)
})

const passingFaults: [what: string, makeFault: () => { mockRestore: () => void }][] = [
  [
    'the picture service loses the connection',
    () => vi.spyOn(env.IMAGES, 'input').mockImplementation(throwing('Network connection lost.')),
  ],
  [
    'the quota of the picture service is used up',
    () => vi.spyOn(env.IMAGES, 'input').mockImplementation(throwing('IMAGES_TRANSFORM_ERROR 9422: quota')),
  ],
  [
    'R2 cannot be read',
    () => vi.spyOn(env.MEDIA, 'get').mockRejectedValue(new Error('get: Please try again. (10001)')),
  ],
  ['R2 keeps nothing', () => vi.spyOn(env.MEDIA, 'put').mockRejectedValue(new Error('put: Please try again. (10001)'))],
]

function throwing(message: string) {
  return () => {
    throw new Error(message)
  }
}

test.each(passingFaults)('while %s a picture is never said to be not there', async (_what, makeFault) => {
  const id = await aHouse()
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  const address = `/media/${picture?.key}/320`
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = makeFault()
  const answer = await new Visitor().get(address, takesAvif)
  const page = await new Visitor().get(`/angebote/${id}`)
  fault.mockRestore()
  expect(log).toHaveBeenCalled()
  log.mockRestore()
  await expectDrawing(answer, 503, 'no-store')
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(page.status).toBe(200)
  expect((await new Visitor().get(address, takesWebp)).headers.get('Cache-Control')).toBe(forEver)
})

test('an AVIF that cannot be written is reported, and the WebP served on', async () => {
  const key = await aStoredPicture(true, await largePicture())
  await new Visitor().get(`/media/${key}/720`, takesWebp)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const input = vi.spyOn(env.IMAGES, 'input').mockImplementation(() => {
    throw new Error('IMAGES_TRANSFORM_ERROR 9523')
  })
  await new Visitor().get(`/media/${key}/720`, takesAvif)
  input.mockRestore()
  expect(log.mock.calls.join()).toContain('9523')
  log.mockRestore()
  const answer = await new Visitor().get(`/media/${key}/720`, takesAvif)
  expect([answer.status, await kindOf(answer)]).toEqual([200, 'WEBP'])
  expect(await kindOf(await new Visitor().get(`/media/${key}/720`, takesAvif))).toBe('AVIF')
})
