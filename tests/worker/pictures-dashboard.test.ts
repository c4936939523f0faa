/** What staff do with the pictures of a property, as a browser without JavaScript does it. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture, listPictures, reorderPictures } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, staff, textOf, type Visitor, wayBack } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

const pageOf = (id: string) => `/dashboard/properties/${id}/images`
const keysOf = async (id: string) => (await listPictures(db, id)).map(({ key }) => key)

/** A property with pictures, their keys in order. */
async function aHouse(count: number, published = true): Promise<{ id: string; at: string; keys: string[] }> {
  const id = newId()
  await createProperty(db, id, aProperty({ published }), 'Test')
  const form = new FormData()
  for (let index = 0; index < count; index += 1) form.append('pictures', aPicture(`${index}.jpg`))
  if (count > 0) await visitor.post(pageOf(id), form)
  return { id, at: pageOf(id), keys: await keysOf(id) }
}

/** The form around the pictures as the page holds it, with something typed into it. */
async function filled(at: string, typed: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await (await visitor.get(at)).text()
  const names = [...page.matchAll(/\sname="((?:shown|kind|alt|caption)\.[0-9a-f]{24})"/g)].map(([, name = '']) => name)
  return { ...Object.fromEntries(names.map((name) => [name, controlValue(page, name) ?? ''])), ...typed }
}

async function messageAfter(answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  return textOf(await (await visitor.get((answer.headers.get('Location') ?? '').replace(/#.*/, ''))).text())
}

/** Presses "Rückgängig machen" on the page that shows the message. */
async function undone(answer: Response): Promise<Response> {
  const page = await (await visitor.get((answer.headers.get('Location') ?? '').replace(/#.*/, ''))).text()
  const { action, fields } = wayBack(page)
  return visitor.post(action, fields)
}

test('a picture that is too small to look good is taken, and its card and the checklist say so in both languages', async () => {
  const { id, at } = await aHouse(1)
  expect(textOf(await (await visitor.get(at)).text())).toContain(
    'Nur 64 × 48 Pixel, das sieht auf der Website unscharf aus. Die lange Seite sollte mindestens 800 Pixel haben.',
  )
  const form = at.replace('/images', '')
  const advice = 'Ein Bild ist zu klein und sieht auf der Website unscharf aus'
  expect(textOf(await (await visitor.get(form)).text())).toContain(advice)
  const english = (await staff()).speak('en')
  expect(textOf(await (await english.get(form)).text())).toContain('One picture is too small')
  expect(textOf(await (await english.get(at)).text())).toContain('Only 64 × 48 pixels')
  await createPicture(db, id, { key: '0c'.repeat(12), kind: 'photo', width: 600, height: 800, alt: '', caption: null })
  expect(textOf(await (await visitor.get(at)).text())).not.toContain('600 × 800 Pixel')
})

test('all pictures are described in one save; what was not touched stays; it can be taken back', async () => {
  const { id, at, keys } = await aHouse(3)
  const [first, second] = keys
  const form = await filled(at, {
    [`alt.${first}`]: 'Ein Haus',
    [`caption.${first}`]: 'Süden',
    [`kind.${second}`]: 'floorPlan',
  })
  const answer = await visitor.post(`${at}/words`, form)
  expect(await messageAfter(answer)).toContain('2 Bilder sind gespeichert.')
  expect(await listPictures(db, id)).toMatchObject([
    { alt: 'Ein Haus', caption: 'Süden', kind: 'photo' },
    { alt: '', caption: null, kind: 'floorPlan' },
    { alt: '', caption: null, kind: 'photo' },
  ])
  const again = await visitor.post(`${at}/words`, await filled(at, { [`alt.${first}`]: 'Ein Haus am See' }))
  expect((await undone(again)).status).toBe(303)
  expect((await listPictures(db, id))[0]).toMatchObject({ alt: 'Ein Haus', caption: 'Süden', kind: 'photo' })
})

test('a post about pictures reads its property once', async () => {
  const { at, keys } = await aHouse(1)
  const form = await filled(at, { [`alt.${keys[0]}`]: 'Ein Haus' })
  const statements = await statementsDuring(() => visitor.post(`${at}/words`, form))
  expect(statements.filter(({ text }) => text.startsWith('select') && text.includes('from "properties"'))).toHaveLength(
    1,
  )
})

test('a save without a change says so', async () => {
  const { at } = await aHouse(1)
  expect(await messageAfter(await visitor.post(`${at}/words`, await filled(at)))).toContain(
    'Es gab nichts zu speichern.',
  )
})

test('what somebody else has written meanwhile is not overwritten by a page that was opened before', async () => {
  const { id, at, keys } = await aHouse(2)
  const opened = await filled(at)
  await visitor.post(`${at}/words`, await filled(at, { [`alt.${keys[0]}`]: 'Von Anna' }))
  await visitor.post(`${at}/words`, { ...opened, [`alt.${keys[1]}`]: 'Von Ben' })
  expect((await listPictures(db, id)).map(({ alt }) => alt)).toEqual(['Von Anna', 'Von Ben'])
})

const acts: [what: string, path: (key: string) => string, fields: Record<string, string>][] = [
  ['moving', (key) => `/${key}/order`, { move: 'down' }],
  ['turning', (key) => `/${key}/rotation`, { turn: 'left' }],
  ['ordering', () => '/order', { order: '' }],
]

test.each(acts)('by %s, what was typed elsewhere stays typed and is not saved', async (_what, path, fields) => {
  const { id, at, keys } = await aHouse(2)
  const [first = '', second] = keys
  const typed = { [`alt.${second}`]: 'ä'.repeat(301), [`caption.${first}`]: '<b>' }
  const answer = await visitor.post(at + path(first), {
    ...(await filled(at, typed)),
    ...fields,
    ...('order' in fields && { order: [second, first].join() }),
  })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  const now = await keysOf(id)
  // A turned picture has a new key.
  const former = now.find((key) => key !== second)
  expect(controlValue(page, `alt.${second}`)).toBe('ä'.repeat(301))
  expect(controlValue(page, `caption.${former}`)).toBe('<b>')
  expect(textOf(page)).toContain('Noch nicht gespeichert')
  expect(page).toMatch(/role="status"/)
  expect(now).not.toEqual(keys)
  expect((await listPictures(db, id)).map(({ alt, caption }) => [alt, caption])).toEqual([
    ['', null],
    ['', null],
  ])
  const saved = await visitor.post(`${at}/words`, await filled(at, { [`alt.${second}`]: 'Der Garten' }))
  expect(saved.status).toBe(303)
  expect((await listPictures(db, id)).find(({ key }) => key === second)?.alt).toBe('Der Garten')
})

test('the message of an act with typed words beside it can take the act back', async () => {
  const { id, at, keys } = await aHouse(2)
  const [first, second] = keys
  const page = await visitor.post(`${at}/${first}/order`, {
    ...(await filled(at, { [`alt.${second}`]: 'Der Garten' })),
    move: 'down',
  })
  const { action, fields } = wayBack(await page.text())
  expect((await visitor.post(action, fields)).status).toBe(303)
  expect(await keysOf(id)).toEqual(keys)
})

test('what is wrong with a saved word comes back as it was typed', async () => {
  const { at, keys } = await aHouse(2)
  const [first, second] = keys
  const long = 'ä'.repeat(301)
  const form = await filled(at, { [`alt.${second}`]: long, [`caption.${first}`]: '<b>' })
  const refused = await visitor.post(`${at}/words`, form)
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(controlValue(page, `alt.${second}`)).toBe(long)
  expect(controlValue(page, `caption.${first}`)).toBe('<b>')
  expect(textOf(page)).toContain('Bild 2, Beschreibung: Kürzen Sie den Text auf 300 Zeichen, jetzt sind es 301.')
  expect(page).toContain(`href="#alt.${second}"`)
  expect(page).toContain(`id="alt.${second}"`)
  expect(page).toMatch(/role="alert"[^>]*autofocus/i)
})

test('words that are missing, twice or unknown are taken or refused, never half', async () => {
  const { id, at, keys } = await aHouse(1)
  const [key] = keys
  expect((await visitor.post(`${at}/words`, {})).status).toBe(303)
  expect((await visitor.post(`${at}/words`, { [`alt.${'0'.repeat(24)}`]: 'x', 'alt.': 'y', alt: 'z' })).status).toBe(
    303,
  )
  const twice = new FormData()
  for (const text of ['a', 'b']) twice.append(`alt.${key}`, text)
  expect((await visitor.post(`${at}/words`, twice)).status).toBe(400)
  expect((await visitor.post(`${at}/words`, { [`kind.${key}`]: 'painting' })).status).toBe(400)
  expect((await visitor.post(`${at}/words`, { [`alt.${key}`]: 'a\u0000b' })).status).toBe(400)
  const file = new FormData()
  file.append(`alt.${key}`, aPicture())
  expect((await visitor.post(`${at}/words`, file)).status).toBe(400)
  expect(await listPictures(db, id)).toMatchObject([{ alt: '', kind: 'photo' }])
})

test('what was typed at a picture that is gone by now is given back in the message; the rest is saved', async () => {
  const { id, at, keys } = await aHouse(2)
  const [first, second] = keys
  const form = await filled(at, { [`alt.${first}`]: 'Der Kamin', [`alt.${second}`]: 'Der Flur' })
  await visitor.post(`${at}/trash`, { pictures: first ?? '' })
  const answer = await visitor.post(`${at}/words`, form)
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Geschrieben hatten Sie: Der Kamin')
  expect(await listPictures(db, id)).toMatchObject([{ alt: 'Der Flur' }])
})

test('a picture moves by one, to the front, and back again; the page comes back at it', async () => {
  const { id, at, keys } = await aHouse(3)
  const [a, b, c] = keys
  const move = (key: string | undefined, way: string) => visitor.post(`${at}/${key}/order`, { move: way })
  const up = await move(c, 'up')
  expect(up.headers.get('Location')).toBe(`${at}#${c}`)
  expect(await keysOf(id)).toEqual([a, c, b])
  await undone(up)
  expect(await keysOf(id)).toEqual([a, b, c])
  await move(a, 'down')
  expect(await keysOf(id)).toEqual([b, a, c])
  await move(c, 'first')
  expect(await keysOf(id)).toEqual([c, b, a])
  await move(c, 'up')
  await move(a, 'down')
  expect(await keysOf(id)).toEqual([c, b, a])
})

test('a direction that there is not is refused with a sentence', async () => {
  const { id, at, keys } = await aHouse(2)
  for (const move of ['sideways', '', '__proto__']) {
    const answer = await visitor.post(`${at}/${keys[1]}/order`, { move })
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain('Diese Richtung gibt es nicht.')
  }
  expect(await keysOf(id)).toEqual(keys)
})

test('a whole new order is stored, and taken back', async () => {
  const { id, at, keys } = await aHouse(4)
  const order = [keys[2], keys[0], keys[3], keys[1]]
  const answer = await visitor.post(`${at}/order`, { order: order.join() })
  expect(await keysOf(id)).toEqual(order)
  expect((await undone(answer)).status).toBe(303)
  expect(await keysOf(id)).toEqual(keys)
})

/** The mosaic as the page shows it, with numbers typed into it. */
async function mosaic(at: string, places: Record<string, string> = {}): Promise<Record<string, string>> {
  const page = await (await visitor.get(`${at}/order`)).text()
  const names = [...page.matchAll(/\sname="((?:place\.[0-9a-f]{24})|shown)"/g)].map(([, name = '']) => name)
  const shown = Object.fromEntries(names.map((name) => [name, controlValue(page, name) ?? '']))
  const typed = Object.fromEntries(Object.entries(places).map(([key, place]) => [`place.${key}`, place]))
  return { ...shown, ...typed }
}

test('in the mosaic numbers put pictures where they are wished, arrows move them by one, and both are taken back', async () => {
  const { id, at, keys } = await aHouse(5)
  const [a = '', b = '', c = '', d = '', e = ''] = keys
  const answer = await visitor.post(`${at}/order`, await mosaic(at, { [e]: '1', [a]: ' 3 ' }))
  expect(answer.headers.get('Location')).toBe(`${at}/order`)
  expect(await keysOf(id)).toEqual([e, b, a, c, d])
  await undone(answer)
  expect(await keysOf(id)).toEqual(keys)

  // What was typed counts before the arrow does.
  const moved = await visitor.post(`${at}/order`, { ...(await mosaic(at, { [e]: '1' })), later: e })
  expect(moved.headers.get('Location')).toBe(`${at}/order#${e}`)
  expect(await keysOf(id)).toEqual([a, e, b, c, d])
  await visitor.post(`${at}/order`, { ...(await mosaic(at)), earlier: d })
  expect(await keysOf(id)).toEqual([a, e, b, d, c])
  expect(await messageAfter(await visitor.post(`${at}/order`, await mosaic(at)))).toContain(
    'Es gab nichts zu speichern.',
  )
})

test('of two who arrange at once each moves only what they touched', async () => {
  const { id, at, keys } = await aHouse(4)
  const [a = '', b = '', c = '', d = ''] = keys
  const mine = await mosaic(at, { [d]: '1' })
  await visitor.post(`${at}/order`, await mosaic(at, { [b]: '4' }))
  await visitor.post(`${at}/order`, mine)
  expect(await keysOf(id)).toEqual([d, a, c, b])
})

test.each(['0', '6', '-1', '1,5', 'x', '', '1\r\n2', '9'.repeat(50_000)])(
  'there is no place %j in the mosaic',
  async (place) => {
    const { id, at, keys } = await aHouse(5)
    const [first = '', second = ''] = keys
    const answer = await visitor.post(`${at}/order`, await mosaic(at, { [first]: place, [second]: '5' }))
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(textOf(page)).toContain('Bild 1: Geben Sie eine ganze Zahl von 1 bis 5 ein.')
    expect(controlValue(page, `place.${second}`)).toBe('5')
    expect(page).toMatch(new RegExp(`name="place.${first}"[^>]*aria-invalid="true"`))
    expect(await keysOf(id)).toEqual(keys)
  },
)

test('a picture that arrives while others are put in order stands behind them', async () => {
  const { id, keys } = await aHouse(3)
  const [a = '', b = '', late = ''] = keys
  await reorderPictures(db, id, keys, [b, a], 'Test')
  expect(await keysOf(id)).toEqual([b, a, late])
})

test('of an order that does not fit, what fits is kept, and a sentence says so', async () => {
  const { id, at, keys } = await aHouse(3)
  const [a, b, c] = keys
  const other = await aHouse(1)
  const answer = await visitor.post(`${at}/order`, { order: [c, 'unbekannt', other.keys[0], c, a].join() })
  expect(await messageAfter(answer)).toContain('was neu ist, steht am Ende.')
  expect(await keysOf(id)).toEqual([c, a, b])
  expect(await keysOf(other.id)).toEqual(other.keys)
  for (const order of ['', 'x,y', other.keys[0] ?? '']) {
    const refused = await visitor.post(`${at}/order`, { order })
    expect(refused.status).toBe(400)
    expect(textOf(await refused.text())).toContain('nennt keines dieser Bilder')
  }
  expect(await keysOf(id)).toEqual([c, a, b])
})

test('a turned picture has a new address, its sides change places, and the rest stays; it turns back', async () => {
  const { id, at, keys } = await aHouse(2)
  const [first = '', second] = keys
  await visitor.post(`${at}/words`, { [`alt.${first}`]: 'Das Haus', [`caption.${first}`]: 'Im Mai' })
  const answer = await visitor.post(`${at}/${first}/rotation`, { turn: 'right' })
  expect(answer.status).toBe(303)
  const [turned, behind] = await listPictures(db, id)
  expect(turned).toMatchObject({ width: 48, height: 64, alt: 'Das Haus', caption: 'Im Mai' })
  expect(turned?.key).not.toBe(first)
  expect(behind?.key).toBe(second)
  expect((await env.MEDIA.list({ prefix: `pictures/${first}/` })).objects).toEqual([])
  expect((await visitor.get(`/media/${turned?.key}/320`)).status).toBe(200)
  await undone(answer)
  expect((await listPictures(db, id))[0]).toMatchObject({ width: 64, height: 48, alt: 'Das Haus' })
})

test('a turn to the left is a turn to the left', async () => {
  const { id, at, keys } = await aHouse(1)
  const turns: unknown[] = []
  const input = env.IMAGES.input.bind(env.IMAGES)
  const images = vi.spyOn(env.IMAGES, 'input').mockImplementation((...args: Parameters<ImagesBinding['input']>) => {
    const transformer = input(...args)
    const transform = transformer.transform.bind(transformer)
    transformer.transform = (options) => {
      turns.push(options.rotate)
      return transform(options)
    }
    return transformer
  })
  await visitor.post(`${at}/${keys[0]}/rotation`, { turn: 'left' })
  await visitor.post(`${at}/${(await keysOf(id))[0]}/rotation`, { turn: 'right' })
  images.mockRestore()
  expect(turns).toEqual([270, 90])
})

test('a picture that cannot be turned stays as it is, and a sentence says why', async () => {
  const { id, at, keys } = await aHouse(2)
  const [first, second] = keys
  const nonsense = await visitor.post(`${at}/${first}/rotation`, { turn: 'upside-down' })
  expect([nonsense.status, textOf(await nonsense.text())]).toEqual([
    400,
    expect.stringContaining('nach links oder nach rechts'),
  ])
  await env.MEDIA.delete(`pictures/${first}/original.webp`)
  const gone = await visitor.post(`${at}/${first}/rotation`, { turn: 'left' })
  expect([gone.status, textOf(await gone.text())]).toEqual([
    400,
    expect.stringContaining('Die Datei des Bildes fehlt.'),
  ])
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [target, method] of [
    [env.MEDIA, 'get'],
    [env.MEDIA, 'put'],
    [env.IMAGES, 'input'],
  ] as const) {
    const away = vi.spyOn(target as typeof env.MEDIA, method as 'get').mockImplementation(() => {
      throw new Error('Please try again. (10001)')
    })
    const answer = await visitor.post(`${at}/${second}/rotation`, { turn: 'left' })
    away.mockRestore()
    expect([method, answer.status]).toEqual([method, 400])
    expect(textOf(await answer.text())).toContain('ließ sich gerade nicht drehen')
  }
  expect(log).toHaveBeenCalledTimes(3)
  log.mockRestore()
  expect(await listPictures(db, id)).toMatchObject([
    { key: first, width: 64 },
    { key: second, width: 64 },
  ])
})

test('the last picture of a published offer stays until there is another', async () => {
  const { id, at, keys } = await aHouse(1)
  expect(await messageAfter(await visitor.post(`${at}/trash`, { pictures: keys.join() }))).toContain(
    'Das letzte Bild eines veröffentlichten Angebots bleibt.',
  )
  expect(await keysOf(id)).toEqual(keys)
  const two = await aHouse(2)
  expect(await messageAfter(await visitor.post(`${two.at}/trash`, { pictures: two.keys.join() }))).toContain(
    'Das letzte Bild eines veröffentlichten Angebots bleibt.',
  )
  expect(await keysOf(two.id)).toEqual(two.keys)
  const draft = await aHouse(1, false)
  expect((await visitor.post(`${draft.at}/trash`, { pictures: draft.keys.join() })).status).toBe(303)
  expect(await keysOf(draft.id)).toEqual([])
})

test('a picture of one property cannot be reached through another, nor one of nobody', async () => {
  const [mine, other] = [await aHouse(2), await aHouse(2)]
  for (const key of [mine.keys[0], 'abc', 'original.webp']) {
    for (const [path, fields] of [
      ['order', { move: 'up' }],
      ['rotation', { turn: 'left' }],
    ] as const) {
      const answer = await visitor.post(`${other.at}/${key}/${path}`, fields)
      expect([key, path, answer.status]).toEqual([key, path, 404])
    }
    for (const path of ['trash', 'restoration'])
      expect((await visitor.post(`${other.at}/${path}`, { pictures: key ?? '' })).status).toBe(404)
  }
  expect(await keysOf(mine.id)).toEqual(mine.keys)
  expect(await keysOf(other.id)).toEqual(other.keys)
})

test('the first photo is the cover, also behind a floor plan; what is not described is counted', async () => {
  const { at, keys } = await aHouse(3)
  await visitor.post(`${at}/words`, { [`kind.${keys[0]}`]: 'floorPlan', [`alt.${keys[0]}`]: 'Erdgeschoss' })
  const text = textOf(await (await visitor.get(at)).text())
  expect(text).toContain('2 Bilder sind noch ohne Beschreibung.')
  expect(text).toMatch(/Bild 2 von 3 Titelbild/)
  expect(text.match(/Ohne Beschreibung/g)).toHaveLength(2)
  for (const key of keys) await visitor.post(`${at}/words`, { [`alt.${key}`]: 'Haus' })
  expect(textOf(await (await visitor.get(at)).text())).toContain('Alle Bilder sind beschrieben.')
})

test('acts on pictures of a property in the trash do nothing and give typed words back, with a button that saves them', async () => {
  const { id, at, keys } = await aHouse(2)
  const [one = '', two = ''] = keys
  const shown = controlValue(await (await visitor.get(at)).text(), `shown.${one}`) ?? ''
  const typed = { move: 'up', turn: 'left', [`alt.${one}`]: 'Lange getippt', [`shown.${one}`]: shown }
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  expect((await visitor.get(at)).status).toBe(404)
  for (const path of ['/words', '/order', `/${two}/order`, `/${two}/rotation`, '/trash', '/restoration']) {
    const answer = await visitor.post(at + path, { ...typed, pictures: two })
    const page = await answer.text()
    expect([path, answer.status]).toEqual([path, 409])
    expect(textOf(page)).toContain('Noch nicht gespeichert: Das Objekt liegt inzwischen im Papierkorb')
    if (path !== '/order') expect(controlValue(page, `alt.${one}`)).toBe('Lange getippt')
  }
  expect((await listPictures(db, id)).map(({ key, alt }) => [key, alt])).toEqual(keys.map((key) => [key, '']))
  const saved = await visitor.post(`${at}/words`, { ...typed, next: 'restore' })
  expect(await messageAfter(saved)).toContain('wiederhergestellt und gespeichert')
  expect((await listPictures(db, id))[0]).toMatchObject({ key: one, alt: 'Lange getippt' })
})

test('of texts that two have typed about one picture the second is asked, and what only one typed stands', async () => {
  const { id, at, keys } = await aHouse(2)
  const [one = '', two = ''] = keys
  const page = await (await visitor.get(at)).text()
  const shown = { [`shown.${one}`]: controlValue(page, `shown.${one}`) ?? '' }
  const typed = { ...shown, [`kind.${one}`]: 'photo' }
  const save = (words: Record<string, string>, by = visitor) => by.post(`${at}/words`, { ...typed, ...words })
  const hers = { [`alt.${one}`]: 'Ihr Haus', [`caption.${one}`]: '' }
  expect((await save(hers, await staff())).status).toBe(303)

  const merged = await save({ [`alt.${one}`]: '', [`caption.${one}`]: 'Von vorn', [`alt.${two}`]: 'Garten' })
  expect(merged.status).toBe(303)
  await visitor.get(at)
  const asked = await save({ [`alt.${one}`]: 'Mein Haus', [`caption.${one}`]: 'Von vorn' })
  expect(asked.status).toBe(409)
  const html = await asked.text()
  expect(textOf(html)).toContain('Sie beide haben das geändert Gespeichert Ihr Haus Ihre Eingabe Mein Haus')
  expect(controlValue(html, `alt.${one}`)).toBe('Mein Haus')
  expect(controlValue(html, 'version')).toMatch(/^\d+$/)

  const decided = { [`shown.${one}`]: controlValue(html, `shown.${one}`) ?? '', [`alt.${one}`]: 'Mein Haus' }
  const kept = await save({ ...decided, [`keep.alt.${one}`]: 'theirs', [`caption.${one}`]: 'Von vorn' })
  expect(kept.status).toBe(303)
  expect(controlValue(await (await visitor.get(at)).text(), `alt.${one}`)).toBe('Ihr Haus')
  expect((await save({ ...decided, [`keep.alt.${one}`]: 'mine', [`caption.${one}`]: 'Von vorn' })).status).toBe(303)
  const stored = await listPictures(db, id)
  expect(stored.map(({ alt, caption }) => [alt, caption])).toEqual([
    ['Mein Haus', 'Von vorn'],
    ['Garten', null],
  ])
})

test('a property’s history tells what happened to its pictures, and brings their texts back', async () => {
  const { id, at, keys } = await aHouse(3)
  const [one = '', two = '', three = ''] = keys
  const tells = `/dashboard/properties/${id}/history`
  await visitor.post(`${at}/words`, { [`alt.${one}`]: 'Das Haus', [`kind.${one}`]: 'photo' })
  await visitor.post(`${at}/words`, { [`alt.${one}`]: 'Anders', [`kind.${one}`]: 'photo' })
  await visitor.post(`${at}/order`, { order: [two, one, three].join() })
  await visitor.post(`${at}/trash`, { pictures: three })
  const page = await (await visitor.get(tells)).text()
  const text = textOf(page)
  for (const told of [
    'Ein Bild gelöscht',
    'Reihenfolge der Bilder geändert',
    '3 Bilder hinzugefügt',
    'Das Haus Anders',
  ])
    expect(text).toContain(told)

  const action = [...page.matchAll(/action="([^"]*history[^"]*restoration)"/g)].map(([, found = '']) => found)[0] ?? ''
  expect((await visitor.post(action, { field: `alt.${one}` })).status).toBe(303)
  expect(controlValue(await (await visitor.get(at)).text(), `alt.${one}`)).toBe('Das Haus')
  expect(textOf(await (await visitor.get(tells)).text())).toContain('Anders Das Haus')

  // Of a picture that is gone nothing comes back.
  await visitor.post(`${at}/trash`, { pictures: one })
  expect((await visitor.post(action, { field: `alt.${one}` })).headers.get('Location')).toBe(tells)
  expect(textOf(await (await visitor.get(tells)).text())).toContain('Diese Änderung gibt es nicht mehr')
})

test('what is chosen for several ticked pictures is saved for these alone; typed words stay typed, and it is taken back at once', async () => {
  const { id, at, keys } = await aHouse(3)
  const [one = '', two = '', three = ''] = keys
  const typed = await filled(at, { [`alt.${one}`]: 'Noch getippt', [`caption.${three}`]: 'Auch das' })
  const choose = (changes: Record<string, string>, ids: readonly string[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...typed, ...changes })) form.append(name, value)
    for (const key of ids) form.append('ids', key)
    return visitor.post(`${at}/chosen`, form)
  }
  for (const [changes, ids, sentence] of [
    [{ act: 'set', chosenKind: 'floorPlan' }, [], 'Wählen Sie zuerst Bilder aus.'],
    [{ act: 'set', chosenKind: 'painting' }, [one, two], 'Wählen Sie, was für diese Bilder gelten soll'],
  ] as const) {
    const answer = await choose(changes, ids)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(textOf(page)).toContain(sentence)
    expect(controlValue(page, `alt.${one}`)).toBe('Noch getippt')
    for (const key of ids) expect(page).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${key}"`))
  }
  const set = await choose({ act: 'set', chosenKind: 'floorPlan', chosenOrigin: 'visualisation' }, [one, two])
  const page = await set.text()
  expect(textOf(page)).toContain('2 Bilder: Grundriss, Visualisierung.')
  expect([one, three].map((key) => controlValue(page, `alt.${key}`))).toEqual(['Noch getippt', ''])
  expect(controlValue(page, `caption.${three}`)).toBe('Auch das')
  expect(controlValue(page, `origin.${one}`)).toBe('visualisation')
  expect(await listPictures(db, id)).toMatchObject([
    { kind: 'floorPlan', origin: 'visualisation', alt: '' },
    { kind: 'floorPlan', origin: 'visualisation' },
    { kind: 'photo', origin: null, caption: null },
  ])
  const undo = wayBack(page)
  const still = Object.fromEntries(Object.keys(typed).map((name) => [name, controlValue(page, name) ?? '']))
  const back = await (await visitor.post(undo.action, { ...still, ...undo.fields })).text()
  expect(controlValue(back, `alt.${one}`)).toBe('Noch getippt')
  expect(controlValue(back, `caption.${three}`)).toBe('Auch das')
  expect(controlValue(back, `kind.${one}`)).toBe('photo')
  expect((await listPictures(db, id)).map(({ kind, origin }) => [kind, origin])).toEqual(
    keys.map(() => ['photo', null]),
  )
  const trashed = await choose({ act: 'trash' }, [one, two])
  const left = await trashed.text()
  expect(textOf(left)).toContain('2 Bilder liegen im Papierkorb.')
  expect(textOf(left)).toContain('Noch getippt')
  expect(controlValue(left, `caption.${three}`)).toBe('Auch das')
  // The undo is a button of the form around the pictures, so that it posts the typed words along.
  expect(left).toMatch(
    new RegExp(`<button[^>]*\\sform="pictures-form"[^>]*formAction="${at}/restoration\\?since=\\d+"`, 'i'),
  )
  expect(await keysOf(id)).toEqual([three])
})

test('a draft is published where its pictures are, with its words; what it lacks stands there, with ways to it', async () => {
  const { id, at, keys } = await aHouse(1, false)
  const page = await (await visitor.get(at)).text()
  expect(page).toContain('value="publish"')
  expect(page).toContain(`href="/dashboard/properties/${id}#description"`)
  const form = await filled(at, { [`alt.${keys[0]}`]: 'Das Haus', next: 'publish' })
  const answer = await visitor.post(`${at}/words`, form)
  expect(answer.headers.get('Location')).toContain(at)
  expect(await messageAfter(answer)).toContain('ist online.')
  expect(await findProperty(db, id)).toMatchObject({ published: true })
  expect(await listPictures(db, id)).toMatchObject([{ alt: 'Das Haus' }])
  const empty = await aHouse(0, false)
  const refused = await visitor.post(`${empty.at}/words`, { next: 'publish' })
  expect(await messageAfter(refused)).toContain('Mindestens ein Bild')
})
