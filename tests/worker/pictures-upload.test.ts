/** Pictures on their way in: read one by one, each with a result of its own, whatever the post looks like. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { aPicture, jpegBytes, turnedJpeg } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

async function aHouse(): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  return id
}

const pageOf = (id: string) => `/dashboard/properties/${id}/images`

async function upload(id: string, fields: (File | [string, string])[], as = visitor): Promise<Response> {
  const form = new FormData()
  for (const field of fields) {
    if (field instanceof File) form.append('pictures', field)
    else form.append(...field)
  }
  return as.post(pageOf(id), form)
}

/** A post as it comes over the line, in whatever pieces. */
function postBody(id: string, body: BodyInit, type = 'multipart/form-data; boundary=grenze', as = visitor) {
  const headers = { 'Content-Type': type, Origin: origin }
  return as.send(new Request(origin + pageOf(id), { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
}

const encoder = new TextEncoder()

function head(name: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(
    `--grenze\r\nContent-Disposition: form-data; name="pictures"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  )
}

const tail = encoder.encode('--grenze--\r\n')
const lineBreak = encoder.encode('\r\n')

function aBody(...names: string[]): Blob {
  return new Blob([...names.flatMap((name) => [head(name), jpegBytes, lineBreak]), tail])
}

test('when a picture is stored, no more than the next one has been read', async () => {
  const id = await aHouse()
  const count = 6
  // Behind the end of a JPEG a decoder no longer looks.
  const padding = new Uint8Array(64 * 1024)
  const paddings = 32
  let begun = 0
  async function* pieces() {
    for (begun = 1; begun <= count; begun += 1) {
      yield head(`${begun}.jpg`)
      yield jpegBytes
      for (let piece = 0; piece < paddings; piece += 1) yield padding
      yield lineBreak
    }
    yield tail
  }
  const source = pieces()
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const begunAtPut: number[] = []
  const MEDIA = new Proxy(env.MEDIA, {
    get(bucket, name) {
      const member = Reflect.get(bucket, name, bucket)
      if (typeof member !== 'function') return member
      return (key: string, ...given: unknown[]) => {
        if (name === 'put' && key.startsWith('pictures/')) begunAtPut.push(begun)
        return member.call(bucket, key, ...given)
      }
    },
  })
  const watched = new Visitor({ ...env, MEDIA })
  for (const [name, value] of visitor.cookies) watched.cookies.set(name, value)
  expect((await postBody(id, body, undefined, watched)).status).toBe(303)
  expect(begunAtPut).toHaveLength(count)
  begunAtPut.forEach((of, index) => {
    expect(of).toBeLessThanOrEqual(index + 2)
  })
  expect(await listPictures(db, id)).toHaveLength(count)
})

test('a body that is cut off: what came whole is in, what did not is named', async () => {
  const id = await aHouse()
  const whole = new Uint8Array(await aBody('eins.jpg', 'zwei.jpg').arrayBuffer())
  const answer = await postBody(id, whole.slice(0, whole.length - 300))
  expect(answer.status).toBe(400)
  const text = textOf(await answer.text())
  expect(text).toContain('zwei.jpg: Das Bild kam nicht ganz an.')
  expect(text).toContain('Die Übertragung brach ab.')
  expect(text).toContain('Ein Bild ist hinzugefügt.')
  expect(await listPictures(db, id)).toHaveLength(1)
})

test('a body in pieces of any size is the same body', async () => {
  const whole = new Uint8Array(await aBody('eins.jpg', 'zwei.jpg').arrayBuffer())
  for (const size of [1, 7, 64, whole.length - 2]) {
    const id = await aHouse()
    let at = 0
    const body = new ReadableStream({
      pull(controller) {
        if (at >= whole.length) return controller.close()
        controller.enqueue(whole.slice(at, at + size))
        at += size
      },
    })
    expect([size, (await postBody(id, body)).status]).toEqual([size, 303])
    expect(await listPictures(db, id)).toHaveLength(2)
  }
})

const unreadable: [what: string, body: BodyInit, type?: string][] = [
  ['a form without a boundary', 'x', 'multipart/form-data'],
  ['a form of another kind', 'pictures=haus.jpg', 'application/x-www-form-urlencoded'],
  ['a text', 'Guten Tag', 'text/plain'],
  ['a body without its boundary', 'Guten Tag'],
  ['an empty body', ''],
  ['a head that never ends', `--grenze\r\n${'X'.repeat(20_000)}`],
  ['a name that is no text', new Blob([head('').slice(0, 69), new Uint8Array([0xff, 0xfe]), '"\r\n\r\nx\r\n', tail])],
]

test.each(unreadable)('%s is refused with a sentence', async (_what, body, type) => {
  const id = await aHouse()
  const answer = await postBody(id, body, type)
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Was gesendet wurde, ließ sich nicht lesen.')
  expect(await listPictures(db, id)).toEqual([])
})

test('a field of text in place of a picture is no picture', async () => {
  const id = await aHouse()
  const answer = await upload(id, [['pictures', 'haus.jpg']])
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Wählen Sie mindestens ein Bild aus.')
})

test('sixty pictures in one post are taken, two of the same name as well', async () => {
  const id = await aHouse()
  const names = Array.from({ length: 60 }, (_, index) => `IMG_${Math.floor(index / 2)}.jpg`)
  expect(
    (
      await upload(
        id,
        names.map((name) => aPicture(name)),
      )
    ).status,
  ).toBe(303)
  expect(await listPictures(db, id)).toHaveLength(60)
})

test('a form that is posted twice adds its pictures once; the next form adds them again', async () => {
  const id = await aHouse()
  const fresh = async () => controlValue(await (await visitor.get(pageOf(id))).text(), 'id') ?? ''
  const form = await fresh()
  const fields = (formId: string): (File | [string, string])[] => [['id', formId], aPicture('a.jpg'), aPicture('b.jpg')]
  await upload(id, fields(form))
  expect((await upload(id, fields(form))).status).toBe(303)
  expect(await listPictures(db, id)).toHaveLength(2)
  await upload(id, fields(await fresh()))
  expect(await listPictures(db, id)).toHaveLength(4)
})

test('a form that is posted again after its picture was deleted says that it lies in the trash', async () => {
  const id = await aHouse()
  const fields: (File | [string, string])[] = [['id', newId()], aPicture('a.jpg'), aPicture('b.jpg')]
  await upload(id, fields)
  const [picture] = await listPictures(db, id)
  await visitor.post(`${pageOf(id)}/trash`, { pictures: picture?.key ?? '' })
  const again = await upload(id, fields)
  expect(again.status).toBe(400)
  expect(textOf(await again.text())).toContain('a.jpg: Das Bild war schon hinzugefügt und liegt jetzt im Papierkorb')
  expect(await listPictures(db, id)).toHaveLength(1)
})

test('more than may be posted at once is refused before it is read', async () => {
  const id = await aHouse()
  const request = new Request(origin + pageOf(id), {
    method: 'POST',
    body: aBody('haus.jpg'),
    headers: { 'Content-Type': 'multipart/form-data; boundary=grenze', Origin: origin, 'Content-Length': '99999999' },
  })
  const answer = await visitor.send(request)
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Laden Sie höchstens 90 MB auf einmal hoch, und höchstens 499 Bilder.')
})

test('too many parts at once are refused as too many, and what came before them is in', async () => {
  const id = await aHouse()
  const parts = Array.from({ length: 520 }, (_, index): [string, string] => [`feld${index}`, 'x'])
  const answer = await upload(id, [aPicture(), ...parts])
  expect(answer.status).toBe(400)
  const text = textOf(await answer.text())
  expect(text).toContain('Es sind zu viele Bilder auf einmal. Laden Sie höchstens 499 Bilder auf einmal hoch')
  expect(text).toContain('zusammen höchstens 90 MB')
  expect(await listPictures(db, id)).toHaveLength(1)
})

test('pictures for a property that is in the trash by now are refused in words, with the button that restores it', async () => {
  const id = await aHouse()
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  const answer = await upload(id, [aPicture()])
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(textOf(html)).toContain('Das Objekt liegt inzwischen im Papierkorb. Stellen Sie es wieder her')
  expect(html).toMatch(/<button[^>]*value="restore"/)
  expect(await listPictures(db, id)).toEqual([])
  expect((await upload(newId(), [aPicture()])).status).toBe(404)
})

/** The Images binding with its next answers replaced by errors. */
function failing(...errors: Error[]) {
  const input = env.IMAGES.input.bind(env.IMAGES)
  return vi.spyOn(env.IMAGES, 'input').mockImplementation((...args: Parameters<ImagesBinding['input']>) => {
    const error = errors.shift()
    if (error) throw error
    return input(...args)
  })
}

const imagesError = (code: number) => Object.assign(new Error(`IMAGES_TRANSFORM_ERROR ${code}: ERROR`), { code })

test('a service that only falters is asked once more, and the picture is in', async () => {
  const id = await aHouse()
  const images = failing(imagesError(9523))
  const answer = await upload(id, [aPicture()])
  images.mockRestore()
  expect(answer.status).toBe(303)
  expect(await listPictures(db, id)).toHaveLength(1)
})

test('a service that is away is not the fault of the picture: the sentence says so, the log says why', async () => {
  const id = await aHouse()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const images = failing(imagesError(9522), imagesError(9522))
  const answer = await upload(id, [aPicture('haus.jpg'), aPicture('garten.jpg')])
  images.mockRestore()
  expect(answer.status).toBe(400)
  const text = textOf(await answer.text())
  expect(text).toContain('haus.jpg: Das Bild ließ sich gerade nicht verarbeiten. Versuchen Sie es in einer Minute')
  expect(await listPictures(db, id)).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls.join()).toContain('9522')
  expect(log.mock.calls.join()).not.toContain('haus.jpg')
  log.mockRestore()
})

test.each([9412, 9413, 9520])('what the service says of a picture (%d) is said of the picture', async (code) => {
  const id = await aHouse()
  const images = failing(imagesError(code), imagesError(code))
  const answer = await upload(id, [aPicture()])
  images.mockRestore()
  expect(textOf(await answer.text())).toContain('haus.jpg: Das Bild lässt sich nicht öffnen.')
})

test('a picture that breaks off within its pixels cannot be opened', async () => {
  const id = await aHouse()
  const answer = await upload(id, [aPicture('halb.jpg', jpegBytes.subarray(0, jpegBytes.length - 40))])
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('halb.jpg: Das Bild lässt sich nicht öffnen.')
})

test('the database is away for one picture: it is named, and a second post of the form makes up for it', async () => {
  const id = await aHouse()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  let failures = 0
  const away = vi.spyOn(env.DB, 'prepare').mockImplementation((query) => {
    if (query.startsWith('insert into "images"') && failures++ === 0)
      throw new Error('D1_ERROR: Network connection lost.')
    return prepare(query)
  })
  const fields: (File | [string, string])[] = [['id', 'dasselbe'], aPicture('a.jpg'), aPicture('b.jpg')]
  const answer = await upload(id, fields)
  away.mockRestore()
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('a.jpg: Das Bild ließ sich nicht speichern.')
  expect(await listPictures(db, id)).toHaveLength(1)
  expect((await upload(id, fields)).status).toBe(303)
  expect(await listPictures(db, id)).toHaveLength(2)
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test('a picture that a camera noted as turned is stored upright, and in its own size', async () => {
  const id = await aHouse()
  await upload(id, [new File([turnedJpeg()], 'hochkant.jpg', { type: 'image/jpeg' })])
  expect(await listPictures(db, id)).toMatchObject([{ width: 48, height: 64 }])
})
