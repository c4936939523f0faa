/** Pictures in the trash: gone at once wherever pictures are read, and back as they were. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, Visitor, wayBack } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

async function aHouse(count: number, changes: Parameters<typeof aProperty>[0] = {}) {
  const id = newId()
  await createProperty(db, id, aProperty({ published: true, highlighted: true, ...changes }), 'Test')
  const keys = Array.from({ length: count }, () => newPictureKey())
  for (const [index, key] of keys.entries()) {
    await createPicture(db, id, { key, kind: 'photo', width: 64, height: 48, alt: `Bild ${index}`, caption: null })
    await env.MEDIA.put(`pictures/${key}/480.webp`, 'WEBP')
    await env.MEDIA.put(`pictures/${key}/original.webp`, 'WEBP')
  }
  return { id, at: `/dashboard/properties/${id}/images`, keys }
}

const keysOf = async (id: string) => (await listPictures(db, id)).map(({ key }) => key)
const trash = (at: string, ...keys: (string | undefined)[]) => visitor.post(`${at}/trash`, { pictures: keys.join() })
const restore = (at: string, ...keys: (string | undefined)[]) =>
  visitor.post(`${at}/restoration`, { pictures: keys.join() })

async function pageAfter(answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  return (await visitor.get((answer.headers.get('Location') ?? '').replace(/#.*/, ''))).text()
}

test('a picture in the trash is on no page of visitors, nor counted; staff see it in the trash, and bring it back', async () => {
  const { id, at, keys } = await aHouse(3)
  const [first = '', second = '', third = ''] = keys
  const visitors = [paths.home, paths.offers, paths.offer(id), paths.expose(id), '/angebote.atom', '/sitemap.xml']
  const shownTo = async (who: Visitor, pages: string[]) =>
    (await Promise.all(pages.map(async (page) => (await who.get(page)).text()))).join()
  expect(await shownTo(new Visitor(), visitors)).toContain(first)
  expect((await new Visitor().get(`/media/${first}/480`)).status).toBe(200)

  const page = await pageAfter(await trash(at, first))
  expect(textOf(page)).toContain('Das Bild liegt im Papierkorb. Rückgängig machen')
  expect(textOf(page)).toContain('Alle Bilder sind beschrieben.')
  expect(textOf(page)).toMatch(/Papierkorb Gelöschte Bilder.*Seit \d\d\.\d\d\.\d{4}, wird am/)
  expect(await shownTo(new Visitor(), visitors)).not.toContain(first)
  expect(await shownTo(new Visitor(), visitors)).toContain(second)
  const others = [dashboardPaths.overview, dashboardPaths.properties, dashboardPaths.property(id)]
  expect(await shownTo(visitor, others)).not.toContain(first)
  expect(textOf(await shownTo(visitor, [dashboardPaths.property(id)]))).toContain('Bilder 2')
  expect((await new Visitor().get(`/media/${first}/480`)).status).toBe(404)
  expect((await visitor.get(`/media/${first}/480`)).status).toBe(200)
  expect(await keysOf(id)).toEqual([second, third])

  const { action, fields } = wayBack(page)
  expect(textOf(await pageAfter(await visitor.post(action, fields)))).toContain('Das Bild ist wiederhergestellt.')
  expect(await keysOf(id)).toEqual(keys)
  expect(await shownTo(new Visitor(), visitors)).toContain(first)
})

test('the checklist misses the last picture of a draft at once, and a copy leaves out what is in the trash', async () => {
  const { id, at, keys } = await aHouse(2, { published: false })
  await trash(at, ...keys)
  expect(textOf(await (await visitor.get(dashboardPaths.property(id))).text())).toContain('Mindestens ein Bild')
  await visitor.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })
  expect((await findProperty(db, id))?.published).toBe(false)
  await restore(at, keys[1])
  const copy = await visitor.post(`/dashboard/properties/${id}/duplicate`, { id: newId() })
  const copied = (copy.headers.get('Location') ?? '').split('/').at(-1) ?? ''
  expect(await listPictures(db, copied)).toMatchObject([{ alt: 'Bild 1' }])
})

test('what was typed beside the button stays typed and is not saved, be it right or wrong', async () => {
  const { id, at, keys } = await aHouse(2)
  const [one = '', two = ''] = keys
  const typed = { version: '1', pictures: one, [`alt.${two}`]: 'Der Salon', [`caption.${two}`]: 'x'.repeat(500) }
  const trashed = await visitor.post(`${at}/trash`, typed)
  const page = await trashed.text()
  expect([trashed.status, controlValue(page, `alt.${two}`)]).toEqual([200, 'Der Salon'])
  expect(controlValue(page, `caption.${two}`)).toBe('x'.repeat(500))
  expect(textOf(page)).toMatch(/Das Bild liegt im Papierkorb.*Noch nicht gespeichert/s)
  expect(await listPictures(db, id)).toMatchObject([{ key: two, alt: 'Bild 1' }])
  const restored = await visitor.post(`${at}/restoration`, typed)
  expect([restored.status, controlValue(await restored.text(), `alt.${two}`)]).toEqual([200, 'Der Salon'])
  expect(await listPictures(db, id)).toMatchObject([{ key: one }, { key: two, alt: 'Bild 1' }])
})

test('what was typed at the picture that goes to the trash is given back in a sentence', async () => {
  const { at, keys } = await aHouse(2)
  const [one = ''] = keys
  const form = { pictures: one, [`alt.${one}`]: 'Der Kamin', [`shown.${one}`]: '["photo","Bild 0",null]' }
  const page = textOf(await (await visitor.post(`${at}/trash`, form)).text())
  expect(page).toContain('Geschrieben hatten Sie: Der Kamin')
})

test('twice at once, not in the trash, unknown, and five hundred of them: a sentence each time', async () => {
  const { id, at, keys } = await aHouse(3)
  const [one = ''] = keys
  for (const answer of await Promise.all([trash(at, one), trash(at, one)])) expect(answer.status).toBe(303)
  expect(textOf(await pageAfter(await trash(at, one)))).toContain('Dieses Bild gibt es nicht mehr.')
  for (const answer of await Promise.all([restore(at, one), restore(at, one)])) expect(answer.status).toBe(303)
  expect(textOf(await pageAfter(await restore(at, one)))).toContain('Dieses Bild liegt nicht im Papierkorb.')
  expect(textOf(await pageAfter(await restore(at, newPictureKey())))).toContain('Dieses Bild gibt es nicht mehr.')
  const many = Array.from({ length: 500 }, () => newPictureKey())
  expect((await trash(at, ...many, one)).status).toBe(303)
  expect((await trash(at, 'x'.repeat(50_000))).status).toBe(404)
  expect((await visitor.post(`${at}/trash`, {})).status).toBe(404)
  expect((await restore(at, 'a\r\nb')).status).toBe(404)
  expect(await keysOf(id)).toEqual([keys[1], keys[2]])
})

test('nothing can be done to a picture in the trash but to bring it back', async () => {
  const { id, at, keys } = await aHouse(2)
  const [one = '', two = ''] = keys
  await trash(at, one)
  await visitor.post(`${at}/words`, { [`alt.${one}`]: 'Heimlich' })
  await visitor.post(`${at}/order`, { order: [two, one].join() })
  for (const [path, fields] of [
    ['order', { move: 'up' }],
    ['rotation', { turn: 'left' }],
  ] as const) {
    const page = await pageAfter(await visitor.post(`${at}/${one}/${path}`, fields))
    expect(textOf(page)).toContain('Dieses Bild gibt es nicht mehr.')
  }
  await restore(at, one)
  expect(await listPictures(db, id)).toMatchObject([{ key: one, alt: 'Bild 0' }, { key: two }])
})

/** The posts that the history offers, by their buttons. */
async function waysBack(id: string) {
  const page = await (await visitor.get(`/dashboard/properties/${id}/history`)).text()
  const forms = [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>((?:(?!<\/form>)[\s\S])*)<\/form>/g)]
  return forms.flatMap(([, action = '', inside = '']) => {
    const hidden = [...inside.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value]) => [name, value])
    const label = inside.replace(/<[^>]*>/g, '').trim()
    const isOfHistory = action.includes(`${id}/images`) && label !== 'Rückgängig machen'
    return isOfHistory ? [{ action, fields: Object.fromEntries(hidden) as Record<string, string>, label }] : []
  })
}

test('the history takes back what happened to pictures: added, removed, restored, ordered', async () => {
  const { id, at, keys } = await aHouse(3)
  const [one = '', two = '', three = ''] = keys
  const tells = `/dashboard/properties/${id}/history`
  expect(await waysBack(id)).toMatchObject([{ label: 'In den Papierkorb' }])
  await trash(at, one)
  await trash(at, two)
  const [removed] = await waysBack(id)
  expect(removed).toMatchObject({ label: 'Wiederherstellen', action: `${at}/restoration` })
  expect((await visitor.post(removed?.action ?? '', removed?.fields ?? {})).headers.get('Location')).toBe(tells)
  expect(await keysOf(id)).toEqual(keys)
  expect(textOf(await (await visitor.get(tells)).text())).toMatch(/2 Bilder wiederhergestellt.*2 Bilder gelöscht/)

  await visitor.post(`${at}/order`, { order: [three, two, one].join() })
  const [ordered] = await waysBack(id)
  expect(ordered).toMatchObject({ label: 'Vorige Reihenfolge übernehmen' })
  expect((await visitor.post(ordered?.action ?? '', ordered?.fields ?? {})).headers.get('Location')).toBe(tells)
  expect(await keysOf(id)).toEqual(keys)
  // What stands already is not offered.
  expect((await waysBack(id)).filter(({ label }) => label === 'Vorige Reihenfolge übernehmen')).toHaveLength(0)
})
