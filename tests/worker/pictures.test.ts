import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { listPictures } from '#app/data/images.server.ts'
import { createProperty } from '#app/data/properties.server.ts'
import { aPicture, jpegBytes, pngBytes, webpBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

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

test('one bad picture among good ones holds up none of them', async () => {
  const id = await aHouse()
  const answer = await upload(id, aPicture('1.jpg'), aPicture('2.txt', 'Text'), aPicture('3.jpg'))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('2.txt: Das ist kein Bild')
  expect(await listPictures(db, id)).toHaveLength(2)
})

test('R2 refuses the second picture of three: the others are in, the message names it', async () => {
  const id = await aHouse()
  const put = env.MEDIA.put.bind(env.MEDIA)
  const refusing = vi.spyOn(env.MEDIA, 'put')
  refusing.mockImplementation(((...args: Parameters<R2Bucket['put']>) => {
    if (refusing.mock.calls.length === 2)
      throw new Error('put: We encountered an internal error. Please try again. (10001)')
    return put(...args)
  }) as R2Bucket['put'])
  const answer = await upload(id, aPicture('eins.jpg'), aPicture('zwei.jpg'), aPicture('drei.jpg'))
  refusing.mockRestore()
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('zwei.jpg: Das Bild ließ sich nicht speichern.')
  expect(await listPictures(db, id)).toHaveLength(2)
})

test('a picture is described, moved and removed', async () => {
  const id = await aHouse()
  await upload(id, aPicture('1.jpg'), aPicture('2.jpg'), aPicture('3.jpg'))
  const [first, second, third] = (await listPictures(db, id)).map(({ key }) => key)
  const at = `/dashboard/properties/${id}/images`

  expect(
    (await visitor.post(`${at}/${first}`, { kind: 'floorPlan', alt: 'Grundriss', caption: 'Erdgeschoss' })).status,
  ).toBe(303)
  expect((await listPictures(db, id))[0]).toMatchObject({ kind: 'floorPlan', alt: 'Grundriss', caption: 'Erdgeschoss' })

  await visitor.post(`${at}/${third}/order`, { move: 'up' })
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([first, third, second])
  await visitor.post(`${at}/${first}/order`, { move: 'up' })
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([first, third, second])

  expect((await visitor.post(`${at}/${first}/removal`, {})).status).toBe(303)
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([third, second])
  expect(await env.MEDIA.head(`pictures/${first}/original.webp`)).toBeNull()
})

test('a description that is too long comes back as it was typed', async () => {
  const id = await aHouse()
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  const alt = 'ä'.repeat(301)
  const answer = await visitor.post(`/dashboard/properties/${id}/images/${picture?.key}`, {
    kind: 'photo',
    alt,
    caption: '<b>',
  })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain(alt)
  expect(textOf(page)).toContain('Kürzen Sie den Text auf 300 Zeichen, jetzt sind es 301.')
})

test('a public picture is served at the offered widths, for ever', async () => {
  const id = await aHouse()
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  const answer = await new Visitor().get(`/media/${picture?.key}/320.webp`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  for (const name of ['321.webp', '320.jpg', 'original.webp', '0.webp']) {
    expect((await new Visitor().get(`/media/${picture?.key}/${name}`)).status).toBe(404)
  }
})

test('the picture of a draft is for staff only', async () => {
  const id = await aHouse(false)
  await upload(id, aPicture())
  const [picture] = await listPictures(db, id)
  const address = `/media/${picture?.key}/320.webp`
  expect((await new Visitor().get(address)).status).toBe(404)
  const forStaff = await visitor.get(address)
  expect(forStaff.status).toBe(200)
  expect(forStaff.headers.get('Cache-Control')).toContain('private')
})

test('a picture of one property cannot be reached through another', async () => {
  const [mine, other] = [await aHouse(), await aHouse()]
  await upload(mine, aPicture())
  const [picture] = await listPictures(db, mine)
  expect((await visitor.post(`/dashboard/properties/${other}/images/${picture?.key}/removal`, {})).status).toBe(404)
  expect(await listPictures(db, mine)).toHaveLength(1)
})

test('the last picture of a published offer stays until there is another', async () => {
  const id = await aHouse()
  await upload(id, aPicture('1.jpg'))
  const [only] = await listPictures(db, id)
  const at = `/dashboard/properties/${id}/images`
  expect((await visitor.post(`${at}/${only?.key}/removal`, {})).status).toBe(303)
  expect(await listPictures(db, id)).toHaveLength(1)
  expect(textOf(await (await visitor.get(at)).text())).toContain(
    'Das letzte Bild eines veröffentlichten Angebots bleibt.',
  )
  await upload(id, aPicture('2.jpg'))
  await visitor.post(`${at}/${only?.key}/removal`, {})
  expect(await listPictures(db, id)).toHaveLength(1)
})
