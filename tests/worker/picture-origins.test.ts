/** What a picture is, in words on the picture, wherever visitors see it. */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import type { PictureOrigin } from '#app/domain/picture.ts'
import { aPicture, jpegBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, uncached, type Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

const picture = { kind: 'photo', width: 1200, height: 800, caption: null } as const
const keyOf = (sign: string) => sign.repeat(24)

async function anOffer(id: string, origin: PictureOrigin, sign: string, changes = {}) {
  await createProperty(db, id, aProperty({ published: true, ...changes }), 'Test')
  await createPicture(db, id, { ...picture, key: keyOf(sign), alt: 'Garten', altEn: 'Garden', origin })
}

beforeAll(async () => {
  visitor = await staff()
  await anOffer('labelled0001', 'visualisation', '1', { highlighted: true })
  await anOffer('labelled0002', 'visualisation', '2')
  await anOffer('labelled0003', 'visualisation', '3', { marketType: 'rent', baseRent: 900, serviceCharge: 100 })
  await anOffer('labelled0004', 'visualisation', '4', { sold: true, soldOn: '2026-05' })
  await anOffer('labelled0005', 'visualisation', '5', { sold: true, soldOn: '2026-06' })
})

const places = [
  '/',
  '/angebote',
  '/angebote/labelled0001',
  '/angebote/labelled0001/expose',
  '/merkliste/labelled0001.labelled0002',
  '/referenzen',
  '/referenzen/labelled0004',
  '/leistungen/verkauf',
  '/leistungen/vermietung',
  '/uber-uns',
  '/kontakt',
]

const words = { '': 'Visualisierung', '/en': 'Visualisation' }

test.each(Object.entries(words).flatMap(([prefix, word]) => places.map((place) => [`${prefix}${place}`, word])))(
  'every picture that is not a photo says so on %s',
  async (path, word) => {
    const page = await (await uncached().get(path.replace(/(?<=.)\/$/, ''))).text()
    const pictures = page.match(/<img[^>]*\/media\//g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(page.split(`data-picture-origin="visualisation">${word}</span>`)).toHaveLength(pictures.length + 1)
    for (const [, alt] of page.matchAll(/<img[^>]* alt="([^"]+)"/g)) expect(alt).toContain(`(${word})`)
  },
)

test.each(Object.entries(words))('the feed names what a picture is that is not a photo: %s', async (prefix, word) => {
  const feed = await (await uncached().get(`${prefix}/angebote.atom`)).text()
  const enclosures = feed.match(/<link rel="enclosure"[^>]*>/g) ?? []
  expect(enclosures.length).toBe(3)
  for (const enclosure of enclosures) expect(enclosure).toContain(`title="${word}"`)
})

async function formOf(id: string): Promise<Record<string, string>> {
  const page = await (await visitor.get(`/dashboard/properties/${id}/images`)).text()
  const names = [...page.matchAll(/\sname="((?:shown|kind|alt|caption|origin|originalKey|focus)\.[0-9a-f]{24})"/g)]
  return Object.fromEntries(names.map(([, name = '']) => [name, controlValue(page, name) ?? '']))
}

const saveWords = (id: string, form: Record<string, string>) =>
  visitor.post(`/dashboard/properties/${id}/images/words`, form)

test('an edited picture leads to its original, which leaves the gallery; a shared link prefers a photo', async () => {
  const id = 'edited000001'
  await createProperty(db, id, aProperty({ published: true }), 'Test')
  const [edited, original, photo] = [keyOf('a'), keyOf('b'), keyOf('c')] as const
  for (const key of [edited, original, photo]) await createPicture(db, id, { ...picture, key, alt: 'Wohnzimmer' })
  const form = await formOf(id)
  const named = { [`origin.${edited}`]: 'aiEdited', [`originalKey.${edited}`]: original }
  expect((await saveWords(id, { ...form, ...named })).status).toBe(303)
  const page = await (await uncached().get(`/angebote/${id}`)).text()
  expect(page).toContain('data-picture-origin="aiEdited">Mit KI bearbeitet</span>')
  expect(page).toMatch(new RegExp(`<a[^>]*href="/media/${original}/960"[^>]*>Original ansehen</a>`))
  expect(page.match(new RegExp(`<img[^>]*/media/${original}/`))).toBeNull()
  expect(page).toMatch(new RegExp(`property="og:image" content="[^"]*/media/${photo}/`))
  expect(page).toMatch(new RegExp(`"image":\\["[^"]*/media/${photo}/[^"]*","[^"]*/media/${edited}/`))
  expect(page).toContain('alt="Wohnzimmer (Mit KI bearbeitet)"')
  const english = await (await uncached().get(`/en/angebote/${id}`)).text()
  expect(english).toContain('data-picture-origin="aiEdited">Edited with AI</span>')
  expect(english).toContain('>See the original</a>')
  // The text is German, and so are the words behind it.
  expect(english).toContain('alt="Wohnzimmer (Mit KI bearbeitet)" lang="de"')
})

test('an original must be there and unedited; nothing typed is lost', async () => {
  const id = 'ring00000001'
  await createProperty(db, id, aProperty(), 'Test')
  const [one, other] = [keyOf('d'), keyOf('e')] as const
  for (const key of [one, other]) await createPicture(db, id, { ...picture, key, alt: '' })
  const form = await formOf(id)
  const edited = (key: string, originalKey: string) => ({
    [`origin.${key}`]: 'aiEdited',
    [`originalKey.${key}`]: originalKey,
  })
  const refusals = [
    [{ ...edited(one, other), ...edited(other, one) }, 'Dieses Original ist selbst bearbeitet.'],
    [edited(one, one), 'Ein Bild ist nicht sein eigenes Original.'],
    [edited(one, keyOf('f')), 'Dieses Bild gibt es hier nicht mehr.'],
    [{ [`origin.${one}`]: 'painting' }, 'Was zeigt das Bild?'],
  ] as const
  for (const [changes, sentence] of refusals) {
    const answer = await saveWords(id, { ...form, [`alt.${one}`]: 'Neu geschrieben', ...changes })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(textOf(page)).toContain(sentence)
    expect(controlValue(page, `alt.${one}`)).toBe('Neu geschrieben')
  }
  expect(await listPictures(db, id)).toMatchObject([
    { origin: null, originalKey: null },
    { origin: null, originalKey: null },
  ])
  // An original without an edited picture is dropped.
  await saveWords(id, { ...form, [`origin.${one}`]: 'photo', [`originalKey.${one}`]: other })
  expect((await listPictures(db, id))[0]).toMatchObject({ origin: 'photo', originalKey: null })
})

test('a save of captions keeps the original that a file has named for a picture without an origin', async () => {
  const id = 'imported0001'
  await createProperty(db, id, aProperty(), 'Test')
  const [one, other] = ['0a'.repeat(12), '0b'.repeat(12)] as const
  await createPicture(db, id, { ...picture, key: one, alt: '' })
  await createPicture(db, id, { ...picture, key: other, alt: '' })
  await db.update(images).set({ originalKey: other }).where(eq(images.key, one))
  await saveWords(id, { ...(await formOf(id)), [`caption.${one}`]: 'Am Abend' })
  expect((await listPictures(db, id))[0]).toMatchObject({ caption: 'Am Abend', origin: null, originalKey: other })
  await saveWords(id, { ...(await formOf(id)), [`origin.${one}`]: 'photo' })
  expect((await listPictures(db, id))[0]).toMatchObject({ origin: 'photo', originalKey: null })
})

test('a turned original is still found, and a copy of the object has its own', async () => {
  const id = 'copied000001'
  await createProperty(db, id, aProperty({ propertyNumber: 'KOPIE-1' }), 'Test')
  const form = new FormData()
  for (const name of ['a.jpg', 'b.jpg']) form.append('pictures', aPicture(name))
  await visitor.post(`/dashboard/properties/${id}/images`, form)
  const [edited, original] = (await listPictures(db, id)).map(({ key }) => key)
  const named = { [`origin.${edited}`]: 'aiEdited', [`originalKey.${edited}`]: original ?? '' }
  await saveWords(id, { ...(await formOf(id)), ...named })
  await visitor.post(`/dashboard/properties/${id}/images/${original}/rotation`, { turn: 'left' })
  const [first, second] = await listPictures(db, id)
  expect(second?.key).not.toBe(original)
  expect(first?.originalKey).toBe(second?.key)
  const copy = await visitor.post(`/dashboard/properties/${id}/duplicate`, { id: 'copied000002', next: 'copy' })
  expect(copy.status).toBe(303)
  const [copied, itsOriginal] = await listPictures(db, 'copied000002')
  expect(copied?.origin).toBe('aiEdited')
  expect(copied?.originalKey).toBe(itsOriginal?.key)
})

test('a picture whose file carries a mark waits for what staff say; the others stay', async () => {
  const id = 'marked000001'
  await createProperty(db, id, aProperty({ published: true }), 'Test')
  const mark = Buffer.from('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x>')
  const form = new FormData()
  form.append('pictures', aPicture('haus.jpg'))
  form.append('pictures', aPicture('ki.jpg', Buffer.concat([jpegBytes, mark])))
  await visitor.post(`/dashboard/properties/${id}/images`, form)
  const [photo, marked] = (await listPictures(db, id)).map(({ key }) => key)
  const offer = async () => (await uncached().get(`/angebote/${id}`)).text()
  expect(await offer()).toContain(`/media/${photo}/`)
  expect(await offer()).not.toContain(`/media/${marked}/`)
  expect((await uncached().get(`/media/${marked}/320`)).status).toBe(404)
  const page = textOf(await (await visitor.get(`/dashboard/properties/${id}/images`)).text())
  expect(page).toContain('Die Datei trägt ein KI-Kennzeichen.')
  expect(page).toContain('Vorschlag: Mit KI erzeugt.')
  const words = await formOf(id)
  expect(words[`origin.${marked}`]).toBe('')
  await saveWords(id, { ...words, [`origin.${marked}`]: 'aiGenerated' })
  expect(await offer()).toContain('data-picture-origin="aiGenerated">Mit KI erzeugt</span>')
  expect((await uncached().get(`/media/${marked}/320`)).status).toBe(200)
})

test('an unexplained mark is on the checklist with its reason; alone such a picture publishes nothing, beside others it only hides', async () => {
  const id = 'marked000002'
  await createProperty(db, id, aProperty({ published: false }), 'Test')
  await createPicture(db, id, {
    ...picture,
    key: keyOf('7'),
    alt: 'Küche',
    origin: null,
    foundMark: 'algorithmicMedia',
  })
  const published = async () => {
    await visitor.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })
    return (await findProperty(db, id))?.published
  }
  expect(await published()).toBe(false)
  const checklist = async () => textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  expect(await checklist()).toContain('Mindestens ein Bild')
  expect(await checklist()).toContain('Ein Bild, von dem noch niemand gesagt hat, was es zeigt')
  expect(await checklist()).toContain('Besucher sehen das Bild erst, wenn feststeht, was es zeigt (Art. 50 KI-VO).')
  await createPicture(db, id, { ...picture, key: keyOf('8'), alt: 'Haus' })
  expect(await published()).toBe(true)
  await saveWords(id, { ...(await formOf(id)), [`origin.${keyOf('7')}`]: 'visualisation' })
  expect(await checklist()).not.toContain('Ein Bild, von dem noch niemand gesagt hat')
})

test('an offer cannot lose its last visible picture by taking back what was said of it; nothing typed is lost', async () => {
  const id = 'marked000003'
  const key = keyOf('6')
  await anOffer(id, 'visualisation', '6')
  await db.update(images).set({ foundMark: 'algorithmicMedia' }).where(eq(images.key, key))
  const answers = [
    await saveWords(id, { ...(await formOf(id)), [`origin.${key}`]: '', [`alt.${key}`]: 'Neu geschrieben' }),
    await visitor.post(`/dashboard/properties/${id}/images/chosen`, {
      ...(await formOf(id)),
      [`alt.${key}`]: 'Neu geschrieben',
      ids: key,
      act: 'set',
      chosenOrigin: 'none',
    }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(textOf(page)).toContain('Ohne diese Angabe sähen Besucher kein Bild des Angebots mehr.')
    expect(controlValue(page, `alt.${key}`)).toBe('Neu geschrieben')
  }
  expect((await listPictures(db, id))[0]).toMatchObject({ origin: 'visualisation', alt: 'Garten' })
  await visitor.post(`/dashboard/properties/${id}/visibility`, {})
  expect((await saveWords(id, { ...(await formOf(id)), [`origin.${key}`]: '' })).status).toBe(303)
})

test('what must stay in view is chosen for a picture, and every page that crops it keeps it', async () => {
  const id = 'focused00001'
  await anOffer(id, 'photo', '9')
  const key = keyOf('9')
  const form = await formOf(id)
  expect(form[`focus.${key}`]).toBe('')
  const shown = async (path: string) =>
    (await (await uncached().get(path)).text()).match(new RegExp(`<img[^>]*${key}[^>]*>`))?.[0]
  expect(await shown('/angebote')).not.toContain('data-focus')
  await saveWords(id, { ...form, [`focus.${key}`]: 'top-left' })
  for (const path of ['/angebote', `/angebote/${id}`, `/angebote/${id}/expose`, `/merkliste/${id}`])
    expect([path, await shown(path)]).toEqual([path, expect.stringContaining('data-focus="top-left"')])
  const history = textOf(await (await visitor.get(`/dashboard/properties/${id}/history`)).text())
  expect(history).toContain('Oben links')
  const refused = await saveWords(id, { ...(await formOf(id)), [`focus.${key}`]: 'behind' })
  expect(refused.status).toBe(400)
  expect((await listPictures(db, id))[0]?.focus).toBe('top-left')
})
