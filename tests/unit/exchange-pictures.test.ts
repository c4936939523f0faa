/** What becomes of the pictures of an object: each row of the rules about them. */
import { expect, test } from 'vitest'
import type { StockPicture } from '#app/exchange/plan.ts'
import { planPictures } from '#app/exchange/planning/pictures.ts'
import type { ReceivedPicture } from '#app/exchange/received.ts'
import { planImport } from '#tests/support/plan-import.ts'
import {
  aPicture,
  aStock,
  aTransfer,
  fileOf,
  imported,
  planOf,
  received,
  said,
  stored,
  today,
  wishing,
} from '#tests/support/transfers.ts'

const based = (...sources: string[]) => sources.map((source) => ({ source, alt: '' }))

function plan(
  base: Parameters<typeof planPictures>[0],
  mine: readonly StockPicture[],
  theirs: readonly ReceivedPicture[] | null,
  { isPublic = false, hosts = [] }: { isPublic?: boolean; hosts?: string[] } = {},
) {
  const { plan, base: after, problems, isChanged } = planPictures(base, mine, theirs, isPublic, hosts)
  const order = plan.order.map((picture) => ('key' in picture ? picture.key : `+${picture.received.source}`)).join(' ')
  return { ...plan, order, planned: plan.order, base: after.map(({ source }) => source), problems, isChanged }
}

test('same source, size and checksum: unchanged', () => {
  const done = plan(based('a.jpg', 'b.jpg'), [stored('a.jpg'), stored('b.jpg')], [aPicture('a.jpg'), aPicture('b.jpg')])
  expect(done).toMatchObject({ order: 'key-a.jpg key-b.jpg', added: 0, kept: 2, removed: [], isChanged: false })
})

test('other bytes under the same name take its place', () => {
  const other = aPicture('a.jpg', { file: { name: 'a.jpg', size: 1_000, crc: 1 } })
  const done = plan(based('a.jpg', 'b.jpg'), [stored('a.jpg'), stored('b.jpg')], [other, aPicture('b.jpg')])
  expect(done).toMatchObject({ order: '+a.jpg key-b.jpg', added: 1, kept: 1, removed: ['key-a.jpg'], isChanged: true })
  const larger = aPicture('a.jpg', { file: { ...fileOf('a.jpg'), size: 1_001 } })
  expect(plan(based('a.jpg'), [stored('a.jpg')], [larger]).removed).toEqual(['key-a.jpg'])
})

test('the same bytes under other names are the same pictures: numbers that move bring nothing new', () => {
  const swapped = [
    aPicture('1.jpg', { file: { ...fileOf('2.jpg'), name: '1.jpg' } }),
    aPicture('2.jpg', { file: { ...fileOf('1.jpg'), name: '2.jpg' } }),
  ]
  const mine = [stored('1.jpg', { alt: 'Garten' }), stored('2.jpg', { alt: 'Bad' })]
  const done = plan(based('1.jpg', '2.jpg'), mine, swapped)
  expect(done).toMatchObject({ added: 0, kept: 2, removed: [], isChanged: true })
  expect(done.planned).toMatchObject([
    { key: 'key-2.jpg', alt: 'Bad', source: { source: '1.jpg' } },
    { key: 'key-1.jpg', alt: 'Garten', source: { source: '2.jpg' } },
  ])
})

test('a picture that was not sent along stays if we have it, and is missing if we do not', () => {
  const unsent = aPicture('a.jpg', { file: null })
  expect(plan(based('a.jpg'), [stored('a.jpg')], [unsent])).toMatchObject({ kept: 1, removed: [], problems: [] })
  const done = plan([], [], [unsent])
  expect(done).toMatchObject({ order: '', base: [], problems: [{ code: 'missingPicture', found: 'a.jpg' }] })
  // Once it is sent, it comes.
  expect(plan(based(...done.base), [], [aPicture('a.jpg')]).order).toBe('+a.jpg')
})

test('without a container of pictures nothing is touched', () => {
  expect(plan(based('a.jpg'), [stored('a.jpg')], null)).toMatchObject({ kept: 1, removed: [], isChanged: false })
})

test('gone from the file is removed; what staff added stays, at the end', () => {
  const mine = [stored('a.jpg'), stored('b.jpg'), stored(null)]
  const done = plan(based('a.jpg', 'b.jpg'), mine, [aPicture('b.jpg'), aPicture('c.jpg')])
  expect(done).toMatchObject({ order: 'key-b.jpg +c.jpg key-own', removed: ['key-a.jpg'], kept: 2, added: 1 })
})

test('what staff have deleted is not brought back while the file goes on sending it', () => {
  const theirs = [aPicture('a.jpg'), aPicture('b.jpg')]
  const done = plan(based('a.jpg', 'b.jpg'), [stored('a.jpg')], theirs)
  expect(done).toMatchObject({ order: 'key-a.jpg', added: 0, isChanged: false, base: ['a.jpg', 'b.jpg'] })
})

test('the order of staff stays as long as that of the file does', () => {
  const mine = [stored(null), stored('b.jpg'), stored('a.jpg')]
  const same = plan(based('a.jpg', 'b.jpg'), mine, [aPicture('a.jpg'), aPicture('b.jpg'), aPicture('c.jpg')])
  expect(same.order).toBe('key-own key-b.jpg +c.jpg key-a.jpg')
  const other = plan(based('a.jpg', 'b.jpg'), mine, [aPicture('b.jpg'), aPicture('c.jpg'), aPicture('a.jpg')])
  expect(other.order).toBe('key-b.jpg +c.jpg key-a.jpg key-own')
})

test('a new title picture comes first', () => {
  const done = plan(based('a.jpg'), [stored('a.jpg')], [aPicture('neu.jpg'), aPicture('a.jpg')])
  expect(done.order).toBe('+neu.jpg key-a.jpg')
})

test('alt texts that staff wrote stay, others follow the file', () => {
  const alts = (mine: string) => {
    const done = plan(
      [{ source: 'a.jpg', alt: 'Alt' }],
      [stored('a.jpg', { alt: mine })],
      [aPicture('a.jpg', { alt: 'Neu' })],
    )
    return done.planned.map((picture) => ('key' in picture ? picture.alt : ''))
  }
  expect(alts('Alt')).toEqual(['Neu'])
  expect(alts('Von Hand')).toEqual(['Von Hand'])
})

test('the last photo of an offer stays, with a hint; that of a draft goes', () => {
  const floorPlan = stored('plan.jpg', { kind: 'floorPlan' })
  const plans = [aPicture('plan.jpg', { kind: 'floorPlan' })]
  const done = plan(based('a.jpg', 'plan.jpg'), [stored('a.jpg'), floorPlan], plans, { isPublic: true })
  expect(done).toMatchObject({ removed: [], kept: 2, problems: [{ code: 'lastPicture', found: 'a.jpg' }] })
  expect(plan(based('a.jpg'), [stored('a.jpg')], []).removed).toEqual(['key-a.jpg'])
  expect(plan(based('a.jpg'), [stored('a.jpg'), stored(null)], [], { isPublic: true }).removed).toEqual(['key-a.jpg'])
  expect(planOf(received(1, { pictures: [] }), aStock([imported(1)]))).toMatchObject({
    after: 'public',
    codes: ['lastPicture'],
  })
})

test('an online offer keeps its last picture that visitors see; one with a mark does not take its place', () => {
  const marked = { foundMark: 'visualisation' }
  const mine = [stored('a.jpg'), stored('b.jpg', marked)]
  const theirs = [aPicture('b.jpg'), aPicture('c.jpg', marked)]
  const done = plan(based('a.jpg', 'b.jpg'), mine, theirs, { isPublic: true })
  expect(done).toMatchObject({ removed: [], added: 1 })
  expect(done.problems.map(({ code }) => code)).toEqual(['lastPicture', 'markedPictures'])
  const explained = [stored('a.jpg'), stored('b.jpg', { ...marked, origin: 'visualisation' })]
  expect(plan(based('a.jpg', 'b.jpg'), explained, theirs, { isPublic: true }).removed).toEqual(['key-a.jpg'])
})

test('a title proposes what a known picture is, unless staff or its file have said it', () => {
  const proposed = (mine: Partial<StockPicture>) => {
    const theirs = [aPicture('a.jpg', { foundMark: 'visualisation' })]
    const { planned, isChanged } = plan(based('a.jpg'), [stored('a.jpg', mine)], theirs)
    return planned.map((picture) => ['key' in picture ? picture.foundMark : undefined, isChanged])
  }
  expect(proposed({})).toEqual([['visualisation', true]])
  expect(proposed({ origin: 'photo' })).toEqual([[undefined, false]])
  expect(proposed({ foundMark: 'trainedAlgorithmicMedia' })).toEqual([['trainedAlgorithmicMedia', false]])
})

test('an offer whose only picture carries a mark is not published, and the reason is the picture', () => {
  const pictures = [aPicture('haus.jpg', { foundMark: 'visualisation' })]
  expect(planOf(received(1, { pictures }))).toMatchObject({ after: 'draft', unmet: ['picture'] })
  expect(planOf(received(1, { pictures }), aStock([imported(1)]))).toMatchObject({
    after: 'offline',
    unmet: ['picture'],
  })
  expect(planOf(received(1, { pictures: [...pictures, aPicture('b.jpg')] }))).toMatchObject({ after: 'public' })
})

test('what a connection says that claims to be our software is proposed; only an upload by hand says it', () => {
  const said = received(1, { pictures: [aPicture('haus.jpg', { origin: 'visualisation' }), aPicture('b.jpg')] })
  const planned = (isByHand: boolean) => {
    const stock = aStock([], { isByHand })
    const { objects } = planImport(aTransfer({ software: 'Giebel' }), [said], stock, wishing(), today)
    return objects.flatMap(({ pictures }) => pictures.order.map((one) => ('received' in one ? one.received : one)))
  }
  expect(planned(true)[0]).toMatchObject({ origin: 'visualisation' })
  expect(planned(false)[0]).toMatchObject({ foundMark: 'visualisation' })
  expect(planned(false)[0]).not.toHaveProperty('origin')
})

test('a connection that claims to be our software and names no origin but a photo is read by its titles, as any other', () => {
  const titled = (alt: string, said: Partial<ReceivedPicture> = {}) =>
    exported(`${alt.length}.jpg`, { exportedKey: `k${alt.length}`, alt, ...said })
  const pictures = [titled('Bad (Visualisierung)'), titled('Küche'), titled('Visualisierung', { origin: 'photo' })]
  const planned = (isByHand: boolean) => {
    const transfer = aTransfer({ software: 'Giebel' })
    const { objects } = planImport(transfer, [received(1, { pictures })], aStock([], { isByHand }), wishing(), today)
    return objects.flatMap(({ pictures }) =>
      pictures.order.map((one) => 'received' in one && [one.received.alt, one.received.foundMark]),
    )
  }
  expect(planned(false)).toEqual([
    ['Bad', 'visualisation'],
    ['Küche', undefined],
    ['Visualisierung', 'visualisation'],
  ])
  expect(planned(true)).toEqual(pictures.map(({ alt }) => [alt, undefined]))
})

test.each(['plan.PDF', 'foto.heic', 'foto.tif', 'foto.tiff', 'foto.gif', 'foto.bmp', 'logo.svg'])(
  '%s is no picture that we take',
  (source) => {
    expect(plan([], [], [aPicture(source)])).toMatchObject({
      order: '',
      problems: [{ code: 'pictureFormat', found: source }],
    })
  },
)

test('sixty pictures are taken, the rest is counted', () => {
  const many = Array.from({ length: 63 }, (_, place) => aPicture(`${place}.jpg`))
  expect(plan([], [], many)).toMatchObject({ added: 60, problems: [{ code: 'tooManyPictures', count: 63, limit: 60 }] })
})

test('one source counts once', () => {
  expect(plan([], [], [aPicture('a.jpg'), aPicture('a.jpg')]).order).toBe('+a.jpg')
})

test.each([
  'http://bilder.example/a.jpg',
  'https://bilder.example:8443/a.jpg',
  'https://bilder.example.evil.test/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://user@evil.test/bilder.example',
  'https://',
])('%s is not fetched: only https, and only from hosts that are listed', (source) => {
  const address = aPicture(source, { sourceKind: 'address', file: null })
  expect(plan([], [], [address], { hosts: ['bilder.example'] })).toMatchObject({
    order: '',
    problems: [{ code: 'remotePicture' }],
  })
})

test('an address that says nothing new is not fetched again', () => {
  const source = 'https://bilder.example/a.jpg'
  const address = (check: string | null) => aPicture(source, { sourceKind: 'address', file: null, check })
  const known = stored(source, { key: 'known', source: { source, name: 'E1', size: 5, crc: 5 } })
  const order = (check: string | null) =>
    plan(based(source), [known], [address(check)], { hosts: ['bilder.example'] }).order
  expect(order('E1')).toBe('known')
  expect(order(null)).toBe('known')
  expect(order('E2')).toBe(`+${source}`)
})

test('pictures alone are a change of the object', () => {
  const plan = planOf(received(1, { pictures: [aPicture('haus.jpg'), aPicture('neu.jpg')] }), aStock([imported(1)]))
  expect(plan).toMatchObject({ outcome: 'changed', differences: [], pictures: { added: 1, kept: 1 } })
  expect(planOf(received(1, { values: said(), pictures: null }), aStock([imported(1)])).outcome).toBe('unchanged')
})

/** As a file of ours names it. */
const exported = (source: string, changes: Partial<ReceivedPicture> = {}) =>
  aPicture(source, { caption: null, ...changes })

test('a file of our own finds the pictures that it was written from, in any order, and they stay what they are', () => {
  const mine = [
    stored(null, { key: 'k1', alt: 'Garten' }),
    stored('bad.jpg', { key: 'k2' }),
    stored(null, { key: 'k3' }),
  ]
  const theirs = ['k3', 'k1', 'k2'].map((exportedKey, place) => exported(`gi-1-0${place}.jpg`, { exportedKey }))
  const done = plan([], mine, theirs)
  expect(done).toMatchObject({ order: 'k1 k2 k3', added: 0, kept: 3, removed: [], isChanged: false })
  expect(done.planned).toEqual(mine.map(({ key, alt, source }) => ({ key, alt, source })))
  const gone = plan([], mine.slice(0, 2), theirs)
  expect(gone).toMatchObject({ added: 1, kept: 2, removed: [] })
})

test('an older file of our own finds them by number, kind and order, and else brings its own', () => {
  const mine = [stored(null, { key: 'k1' }), stored(null, { key: 'k2', kind: 'floorPlan' })]
  const theirs = [exported('gi-1-01.jpg'), exported('gi-1-02.jpg', { kind: 'floorPlan' })]
  expect(plan([], mine, theirs)).toMatchObject({ order: 'k1 k2', added: 0, isChanged: false })
  const added = (others: readonly StockPicture[], sent: readonly ReceivedPicture[]) => plan([], others, sent).added
  expect(added(mine.slice(0, 1), theirs)).toBe(2)
  expect(added(mine.toReversed(), theirs)).toBe(2)
  expect(added([stored('a.jpg'), ...mine.slice(1)], theirs)).toBe(2)
  // Those of another sender, and of another site.
  expect(added(mine, [aPicture('a.jpg'), aPicture('b.jpg', { kind: 'floorPlan' })])).toBe(2)
  expect(
    added(
      mine,
      theirs.map((one, place) => ({ ...one, exportedKey: `x${place}` })),
    ),
  ).toBe(2)
})
