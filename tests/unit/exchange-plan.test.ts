/** What becomes of the objects of a file: each row of the rules about transfer, action, identity and sides. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer } from '#app/domain/properties/publish-rules.ts'
import { withOverwritten } from '#app/exchange/planning/automatic.ts'
import { readDecisions } from '#app/exchange/planning/decisions.ts'
import { joinObjects } from '#app/exchange/planning/join-objects.ts'
import { planHash } from '#app/exchange/planning/plan-hash.ts'
import { holdsValue } from '#app/exchange/problems.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { planImport } from '#tests/support/plan-import.ts'
import {
  aPicture,
  aStock,
  aTransfer,
  imported,
  planOf,
  received,
  said,
  stored,
  today,
  wishing,
} from '#tests/support/transfers.ts'

const full = aTransfer({ scope: 'full' })
const missingOne = (stock: Parameters<typeof planImport>[2], wishes = wishing(), transfer = full) =>
  planImport(transfer, [received(9)], stock, wishes, today)

test('a full transfer withdraws what it lacks, and leaves the rest of it as it is', () => {
  const { property, link } = imported(1, { description: 'Poliert.' })
  const { objects, counts } = missingOne(aStock([{ property, link }]))
  expect(counts).toMatchObject({ new: 1, withdrawn: 1 })
  expect(objects[1]).toMatchObject({ position: 10, outcome: 'withdrawn', after: 'offline', propertyId: property.id })
  expect(objects[1]?.values).toEqual({ ...property.values, published: false })
  expect(objects[1]?.pictures).toMatchObject({ kept: 1, added: 0, removed: [] })
  expect(objects[1]?.base?.values.published).toBe(false)
})

test('a partial transfer touches nothing but its objects', () => {
  const { objects } = missingOne(aStock([imported(1)]), wishing(), aTransfer({ scope: 'partial' }))
  expect(objects.map(({ position }) => position)).toEqual([9])
})

test('a full transfer speaks for the providers that it names, not for others', () => {
  const { property, link } = imported(1)
  const { counts } = missingOne(aStock([{ property, link: { ...link, provider: 'P2' } }]))
  expect(counts.withdrawn).toBe(0)
})

test('what is missing stays where somebody says so, for all or for one', () => {
  const stock = aStock([imported(1), imported(2)])
  expect(missingOne(stock, wishing({ withdraw: false })).counts.withdrawn).toBe(0)
  const { objects, counts } = missingOne(stock, wishing({ leave: new Set([11]) }))
  expect(counts.withdrawn).toBe(1)
  expect(objects.find(({ position }) => position === 11)).toMatchObject({
    isLeftOut: true,
    values: null,
    after: 'public',
  })
})

test('what was withdrawn already is not withdrawn every night', () => {
  const { property, link } = imported(1, { published: false })
  const gone = { ...link, isWithdrawn: true, base: { ...link.base, values: { ...link.base.values, published: false } } }
  expect(missingOne(aStock([{ property, link: gone }])).objects.map(({ position }) => position)).toEqual([9])
  // Somebody has put it online again, while the software does not send it.
  const again = { ...property, values: { ...property.values, published: true } }
  expect(missingOne(aStock([{ property: again, link: gone }])).objects.map(({ position }) => position)).toEqual([9])
})

test('a draft that staff have published is withdrawn when it is missing, like any other', () => {
  // It came without a picture, and so as a draft.
  const { property, link } = imported(1)
  const draft = { ...link, base: { ...link.base, values: { ...link.base.values, published: false } } }
  expect(missingOne(aStock([{ property, link: draft }])).objects[1]).toMatchObject({
    outcome: 'withdrawn',
    after: 'offline',
    values: { published: false },
  })
})

test('an object that cannot be taken over is still in the file: it is not withdrawn', () => {
  const first = imported(1)
  const second = imported(2)
  const broken = received(1, { problems: [{ code: 'kindNotSupported' }] })
  const contradicting = received(3, { obid: 'O1', extern: 'GI-2' })
  const { counts } = planImport(full, [broken], aStock([first]), wishing(), today)
  expect(counts).toMatchObject({ skipped: 1, withdrawn: 0 })
  const plan = planImport(full, [contradicting], aStock([first, second]), wishing(), today)
  expect(plan.counts).toMatchObject({ skipped: 1, withdrawn: 0 })
})

test('an older file and an unknown provider are warned about', () => {
  const last = { sentAt: '2026-11-24T08:00:00', hash: 'x' }
  const { warnings } = planImport(aTransfer(), [], aStock([], { last, providers: [] }), wishing(), today)
  expect(warnings).toEqual([
    { code: 'wrongProvider', found: 'Muster Immobilien', became: 'P1' },
    { code: 'older', found: '2026-11-23T08:00:00', became: '2026-11-24T08:00:00' },
  ])
  expect(planImport(aTransfer({ sentAt: null }), [], aStock([], { last }), wishing(), today).warnings).toEqual([])
})

test('a connection knows a provider by any of the three that a file states, as they are typed', () => {
  const providers = [{ key: 'ANID1', number: '4711', name: 'Muster GmbH' }]
  const warned = (typed: string) =>
    planImport(aTransfer({ providers }), [], aStock([], { providers: [typed] }), wishing(), today).warnings.length
  expect(['ANID1', ' anid1', '4711', 'muster  gmbh', 'Muster', '471'].map(warned)).toEqual([0, 0, 0, 0, 1, 1])
})

test('the brake warns beyond three offers and thirty per cent, by whatever way they would go', () => {
  const warned = (count: number, going: number) => {
    const stock = aStock(Array.from({ length: count }, (_, place) => imported(place + 1)))
    const objects = Array.from({ length: count - going }, (_, place) => received(place + 1))
    return planImport(full, objects, stock, wishing(), today).warnings.map(({ code }) => code)
  }
  expect(warned(4, 3)).toEqual([])
  expect(warned(12, 4)).toEqual(['brake'])
  expect(warned(14, 4)).toEqual([])
  const unlawful = [1, 2, 3, 4].map((number) => received(number, { values: said({ purchasePrice: null }) }))
  const stock = aStock([1, 2, 3, 4].map((number) => imported(number)))
  expect(planImport(aTransfer(), unlawful, stock, wishing(), today).warnings).toEqual([
    { code: 'brake', count: 4, limit: 4 },
  ])
})

test('of an object that stands twice in a file the last one counts, with a hint', () => {
  const twice = [received(1), received(2), received(3, { obid: 'O1', values: said({ name: 'Der letzte' }) })]
  const { objects } = planImport(aTransfer(), twice, aStock(), wishing(), today)
  expect(objects.map(({ position, name }) => [position, name])).toEqual([
    [2, 'Haus am Deich'],
    [3, 'Der letzte'],
  ])
  expect(objects[1]?.problems).toEqual([{ code: 'repeated', count: 2 }])
})

test('what is new is decided by what we have', () => {
  expect(planOf(received(1))).toMatchObject({ outcome: 'new', propertyId: null, version: null, after: 'public' })
  expect(planOf(received(1), aStock([imported(1)]))).toMatchObject({ outcome: 'unchanged', values: null, base: null })
  const changed = planOf(received(1, { values: said({ purchasePrice: 600_000 }) }), aStock([imported(1)]))
  expect(changed).toMatchObject({ outcome: 'changed', version: 1, after: 'public' })
  expect(changed.differences).toEqual([{ field: 'purchasePrice', before: 650_000, after: 600_000, choice: null }])
})

test('DELETE withdraws, however little the object says, and whatever is wrong with the rest of it', () => {
  const bare = received(1, { action: 'delete', values: {}, pictures: null, problems: [{ code: 'noMarket' }] })
  expect(planOf(bare, aStock([imported(1)]))).toMatchObject({
    outcome: 'withdrawn',
    after: 'offline',
    name: 'Haus am Deich',
  })
  expect(planOf(bare, aStock())).toMatchObject({ outcome: 'skipped', codes: ['unknownObject'], values: null })
  expect(planOf(bare, aStock([imported(1)]), wishing({ withdraw: false })).outcome).toBe('withdrawn')
})

test('what was withdrawn comes back under its address when it is sent again', () => {
  const { property, link } = imported(1, { published: false })
  const withdrawn = { ...link, base: { ...link.base, values: { ...link.base.values, published: false } } }
  const plan = planOf(received(1), aStock([{ property, link: withdrawn }]))
  expect(plan).toMatchObject({ outcome: 'changed', after: 'public', propertyId: property.id })
})

test('an offer that staff took offline stays offline though it is sent every night', () => {
  const plan = planOf(received(1), aStock([imported(1, { published: false })]))
  expect(plan).toMatchObject({ outcome: 'unchanged', after: 'draft', values: null })
})

test('REFERENZ and VERKAUFT make a reference, RESERVIERT and OFFEN say so, and nothing said changes nothing', () => {
  const plan = (changes: object, mine: Partial<PropertyValues> = {}) =>
    planOf(received(1, changes), aStock([imported(1, mine)]))
  expect(plan({ action: 'reference' })).toMatchObject({ after: 'reference', values: { sold: true, soldOn: '2026-11' } })
  expect(plan({ state: 'sold' }).values).toMatchObject({ sold: true, published: true })
  expect(plan({ state: 'reserved' }).values).toMatchObject({ reserved: true, sold: false })
  const link = imported(1).link
  const before = { ...link.base.values, reserved: true }
  const reserved = { ...imported(1, { reserved: true }), link: { ...link, base: { ...link.base, values: before } } }
  expect(planOf(received(1, { state: 'open' }), aStock([reserved])).values).toMatchObject({ reserved: false })
  expect(planOf(received(1), aStock([reserved])).outcome).toBe('unchanged')
})

test('a reference that comes without a date has none; what was on offer until now is sold this month', () => {
  expect(planOf(received(1, { state: 'sold' })).values).toMatchObject({ sold: true, soldOn: null })
  expect(planOf(received(1, { flags: { sold: true, soldOn: '2019-05' } })).values).toMatchObject({ soldOn: '2019-05' })
  expect(planOf(received(1, { flags: { sold: false, soldOn: '2019-05' } })).values).toMatchObject({ soldOn: null })
  expect(planOf(received(1, { state: 'sold' }), aStock([imported(1)])).values).toMatchObject({ soldOn: '2026-11' })
  const unknown = imported(1, { sold: true, soldOn: null })
  const next = planOf(received(1, { state: 'sold', values: said({ name: 'Neu' }) }), aStock([unknown]))
  expect(next.values).toMatchObject({ name: 'Neu', soldOn: null })
})

test('a new reference is one where new objects are published, and is kept back where they are not', () => {
  const sold = received(1, { state: 'sold', values: said({ purchasePrice: null }), pictures: [] })
  expect(planOf(sold)).toMatchObject({ outcome: 'new', after: 'reference', unmet: [] })
  expect(planOf(sold, aStock(), wishing({ publish: false }))).toMatchObject({
    after: 'offline',
    values: { published: false },
  })
})

test('a reference stays when it is missing or deleted', () => {
  const stock = aStock([imported(1, { sold: true, soldOn: '2026-10' })])
  expect(missingOne(stock).objects[1]).toMatchObject({ outcome: 'unchanged', after: 'reference', values: null })
  expect(missingOne(stock).objects[1]?.problems).toEqual([{ code: 'staysReference' }])
  expect(planOf(received(1, { action: 'delete' }), stock).codes).toEqual(['staysReference'])
})

test.each([
  ['openimmo_obid', { extern: 'other', intern: 'other' }],
  ['objektnr_intern', { obid: 'other', extern: 'other', intern: 'I1' }],
  ['objektnr_extern', { obid: null, intern: null }],
])('an object is found again by %s', (_, ids) => {
  const { property, link } = imported(1)
  const stock = aStock([{ property, link: { ...link, intern: 'I1' } }])
  expect(planOf(received(1, { ...ids, propertyNumber: 'GI-1' }), stock).propertyId).toBe(property.id)
})

test('ids of another provider find nothing', () => {
  expect(planOf(received(1, { provider: 'P2', extern: 'X-1' }), aStock([imported(1)])).outcome).toBe('new')
})

test('ids that lead to different properties skip the object', () => {
  const object = received(3, { obid: 'O1', extern: 'GI-2' })
  expect(planOf(object, aStock([imported(1), imported(2)]))).toMatchObject({
    outcome: 'skipped',
    codes: ['ambiguousIdentity'],
    propertyId: null,
  })
})

test('an object without texts is called by its kind and town where it is new, and keeps its name where it is known', () => {
  const { name, description, ...silent } = said({ houseType: 'apartment' })
  const fresh = planOf(received(1, { values: silent }))
  expect(fresh).toMatchObject({ outcome: 'new', name: 'Wohnung in Hamburg', values: { name: 'Wohnung in Hamburg' } })
  expect(fresh.problems).toContainEqual({ code: 'noTitle', element: 'freitexte', became: 'Wohnung in Hamburg' })
  const { houseType, ...values } = silent
  const known = planOf(received(1, { values }), aStock([imported(1)]))
  expect(known).toMatchObject({ outcome: 'unchanged', name: 'Haus am Deich', codes: [] })
})

test('what an object lacks to be new is said as it is', () => {
  const codes = (changes: Parameters<typeof said>[0]) => planOf(received(1, { values: said(changes) })).codes
  expect(codes({ houseType: undefined, marketType: undefined })).toEqual(['kindNotSupported'])
  expect(codes({ marketType: undefined })).toEqual(['noMarket'])
  expect(codes({ city: undefined })).toEqual(['noCity'])
})

test('an object without any id is skipped, and one with a number of 41 characters', () => {
  const nameless = { obid: null, intern: null, extern: null, propertyNumber: null }
  expect(planOf(received(1, nameless))).toMatchObject({ outcome: 'skipped', codes: ['noIdentity'] })
  expect(planOf(received(1, { extern: 'x'.repeat(41) })).codes).toEqual(['numberTooLong'])
  expect(planOf(received(1, { extern: 'x'.repeat(40) })).outcome).toBe('new')
})

test('a number that another property holds: skipped, or the same object, then every difference is asked about', () => {
  const { property } = imported(1, { name: 'Unser Name' })
  const stock = aStock([{ property }])
  expect(planOf(received(1), stock)).toMatchObject({
    outcome: 'skipped',
    codes: ['numberTaken'],
    propertyId: null,
    values: null,
  })
  const same = planOf(received(1), stock, wishing({ same: new Set([1]) }))
  expect(same).toMatchObject({ outcome: 'changed', propertyId: property.id })
  expect(same.differences).toEqual([{ field: 'name', before: 'Unser Name', after: 'Haus am Deich', choice: 'theirs' }])
  expect(same.base?.values.name).toBe('Haus am Deich')
})

test('of two objects with one external number each keeps what it is, in every later file and in any order', () => {
  const one = received(1)
  const other = received(2, { extern: 'GI-1', propertyNumber: 'GI-1', values: said({ name: 'Anderes Haus' }) })
  const stock = aStock([imported(1)])
  for (const objects of [[one, other], [other, { ...one, position: 3 }], [other]]) {
    for (const scope of ['full', 'partial'] as const) {
      const plan = planImport(aTransfer({ scope }), objects, stock, wishing(), today)
      const [found] = plan.objects.filter(({ position }) => position === 2)
      expect(found).toMatchObject({
        outcome: 'skipped',
        propertyId: null,
        mayBe: objects.length === 1 ? 'property0001' : null,
      })
      expect(found?.problems).toEqual([
        { code: 'numberTaken', found: 'GI-1', holder: { id: 'property0001', name: 'Haus am Deich' } },
      ])
      expect(plan.counts).toMatchObject({ unchanged: objects.length - 1, skipped: 1, withdrawn: 0, changed: 0 })
    }
  }
  const fresh = planImport(aTransfer(), [one, other], aStock(), wishing(), today)
  expect(fresh.objects[1]?.problems).toEqual([
    { code: 'numberTaken', found: 'GI-1', holder: { id: null, name: 'Haus am Deich' } },
  ])
  // Only a person knows that the software calls it otherwise now.
  const said_ = planOf(other, stock, wishing({ same: new Set([2]) }))
  expect(said_).toMatchObject({ outcome: 'changed', propertyId: 'property0001', mayBe: 'property0001' })
})

test('two objects with one external number stay two while they wait', () => {
  const other = received(1, { obid: 'O2', values: said({ name: 'Anderes Haus' }) })
  expect(joinObjects([received(1)], [other], 1).map(({ position, obid }) => [position, obid])).toEqual([[2, 'O2']])
})

const ours = aTransfer({ software: 'Giebel', providers: [{ key: 'neu.example', name: 'Muster Immobilien' }] })

test('a file of our own knows its objects by their obid under whatever host, by hand only', () => {
  const made = { property: imported(1).property }
  const restored = imported(2)
  const sent = [
    received(1, { provider: 'neu.example', obid: 'OGIE1', extern: 'GI-1' }),
    received(2, { provider: 'neu.example' }),
  ]
  const plan = (stock = aStock([made, restored]), transfer = ours) =>
    planImport(transfer, sent, stock, wishing(), today).objects
  expect(plan().map(({ outcome, propertyId }) => [outcome, propertyId])).toEqual([
    ['unchanged', made.property.id],
    ['unchanged', restored.property.id],
  ])
  const renumbered = { ...made.property, values: { ...made.property.values, propertyNumber: 'NEU-1' } }
  const [back] = plan(aStock([{ property: renumbered }, restored]))
  expect(back).toMatchObject({ outcome: 'changed', propertyId: made.property.id })
  expect(back?.differences.map(({ field, choice }) => [field, choice])).toEqual([['propertyNumber', 'theirs']])
  const codesOf = (plans: ReturnType<typeof plan>) =>
    plans.map(({ problems, mayBe }) => [problems.map(({ code }) => code).join(), mayBe])
  const taken = [
    ['numberTaken', made.property.id],
    ['numberTaken', restored.property.id],
  ]
  expect(codesOf(plan(aStock([made, restored], { isByHand: false })))).toEqual(taken)
  expect(codesOf(plan(aStock([made, restored]), { ...ours, software: 'Andere' }))).toEqual(taken)
})

test('a backup of our own leaves alone what a connection keeps up to date, and says which one', () => {
  const [made, renumbered, trashed] = [
    imported(1),
    imported(2, { propertyNumber: 'NEU-2' }),
    imported(3, {}, { isTrashed: true }),
  ]
  const linked = (connection: string | null) =>
    new Map([made, renumbered, trashed].map(({ property, link }) => [property.id, { obid: link.obid, connection }]))
  const stock = (connection: string | null = 'onOffice') =>
    aStock([{ property: made.property }, { property: renumbered.property }, { property: trashed.property }], {
      elsewhere: linked(connection),
    })
  const sent = [
    received(1, { provider: 'neu.example', obid: 'OGIE1' }),
    received(2, { provider: 'neu.example' }),
    received(3, { provider: 'neu.example' }),
  ]
  const [one, two, three] = planImport(ours, sent, stock(), wishing(), today).objects
  const kept = { outcome: 'skipped', values: null, base: null, mayBe: null }
  const problems = (holder: object) => [{ code: 'keptByConnection', found: 'onOffice', holder }]
  expect(one).toMatchObject({ ...kept, problems: problems({ id: made.property.id, name: 'Haus am Deich' }) })
  expect(two).toMatchObject({ ...kept, problems: problems({ id: renumbered.property.id, name: 'Haus am Deich' }) })
  expect(three?.problems.map(({ code }) => code)).toEqual(['inTrash'])
  const codes = (transfer: typeof ours, of = stock()) =>
    planImport(transfer, sent.slice(0, 1), of, wishing(), today).objects[0]?.problems.map(({ code }) => code)
  expect(codes({ ...ours, software: 'Andere' })).toEqual(['numberTaken'])
  expect(codes(ours, stock(null))).toEqual(['numberTaken'])
})

test('only where it works is an object offered as the one that holds its number', () => {
  const { property, link } = imported(1)
  const offered = (stock: Parameters<typeof planImport>[2], objects = [received(1, { provider: 'P2', obid: 'X' })]) => {
    const { objects: plans } = planImport(aTransfer(), objects, stock, wishing(), today)
    const [{ mayBe }] = plans as [(typeof plans)[number]]
    const same = planImport(aTransfer(), objects, stock, wishing({ same: new Set([1]) }), today).objects[0]
    expect(same?.propertyId ?? null).toBe(mayBe)
    return mayBe
  }
  expect(offered(aStock([{ property }]))).toBe(property.id)
  expect(offered(aStock([{ property, link }]))).toBe(property.id)
  expect(
    offered(aStock([{ property }], { elsewhere: new Map([[property.id, { obid: null, connection: 'onOffice' }]]) })),
  ).toBeNull()
  expect(offered(aStock([{ property: { ...property, isTrashed: true } }]))).toBeNull()
  const both = [received(1, { provider: 'P2', obid: 'X' }), received(2, { obid: 'O1' })]
  expect(offered(aStock([{ property, link }]), both)).toBeNull()
})

test('two new objects cannot have one number, nor can one take a number that is in use', () => {
  const objects = [received(1), received(2, { extern: 'GI-1', propertyNumber: 'GI-1' })]
  const { objects: plans } = planImport(aTransfer(), objects, aStock(), wishing(), today)
  expect(plans.map(({ outcome }) => outcome)).toEqual(['new', 'skipped'])
  const renumbered = received(1, { extern: 'GI-2', propertyNumber: 'GI-2' })
  const stock = aStock([imported(1), { property: imported(2).property }])
  expect(planOf(renumbered, stock)).toMatchObject({ outcome: 'skipped', codes: ['numberTaken'], values: null })
})

test('what staff threw away stays there, what an undo put there comes back', () => {
  const { property, link } = imported(1, {}, { isTrashed: true })
  expect(planOf(received(1), aStock([{ property, link }]))).toMatchObject({ outcome: 'skipped', codes: ['inTrash'] })
  expect(planOf(received(1), aStock([{ property }]))).toMatchObject({ outcome: 'skipped', codes: ['inTrash'] })
  const undone = { ...property, isUndone: true }
  expect(planOf(received(1), aStock([{ property: undone }]))).toMatchObject({ outcome: 'new', propertyId: property.id })
  expect(missingOne(aStock([{ property, link }])).counts.withdrawn).toBe(0)
})

test('only the file has changed it: its value counts', () => {
  const plan = planOf(received(1, { values: said({ name: 'Neu' }) }), aStock([imported(1)]))
  expect(plan.differences).toEqual([{ field: 'name', before: 'Haus am Deich', after: 'Neu', choice: null }])
})

test('only staff have changed it: their value stays, night after night', () => {
  const plan = planOf(received(1), aStock([imported(1, { name: 'Poliert' })]))
  expect(plan).toMatchObject({ outcome: 'unchanged', differences: [], kept: ['name'], values: null })
})

test('both have changed it: a choice, theirs unless somebody says mine; then it is not asked again', () => {
  const object = received(1, { values: said({ name: 'Neu' }) })
  const { property, link } = imported(1, { name: 'Poliert' })
  const stock = aStock([{ property, link }])
  expect(planOf(object, stock)).toMatchObject({ values: { name: 'Neu' }, outcome: 'changed' })
  const keep = new Map([[1, new Map([['name', 'mine'] as const])]])
  const mine = planOf(object, stock, wishing({ keep }))
  expect(mine.outcome).toBe('unchanged')
  expect(mine.differences).toEqual([{ field: 'name', before: 'Poliert', after: 'Poliert', choice: 'mine' }])
  const later = aStock([{ property, link: { ...link, base: mine.base ?? link.base } }])
  expect(planOf(object, later).differences).toEqual([])
})

test('an empty value of the file is preselected only where nobody is asked', () => {
  const { property, link } = imported(1, { description: 'Poliert.' })
  const stock = aStock([{ property, link }])
  const object = received(1, { values: said({ description: null }) })
  expect(planOf(object, stock)).toMatchObject({ differences: [{ field: 'description', choice: 'mine' }] })
  const automatic = planOf(object, stock, wishing({ otherwise: 'theirs' }))
  expect(automatic).toMatchObject({ differences: [{ field: 'description', choice: 'theirs' }] })
  expect(automatic.values?.description).toBeNull()
})

test('the hash tells a property that a person must recognise from one that the sender is known to mean', async () => {
  const { property, link } = imported(1)
  const hashOf = async (stock: Parameters<typeof planImport>[2]) =>
    planHash(planImport(aTransfer(), [received(1)], stock, wishing({ same: new Set([1]) }), today))
  expect(await hashOf(aStock([{ property, link }]))).not.toBe(await hashOf(aStock([{ property }])))
})

test('a point is never half of the website and half of the file', () => {
  const { property, link } = imported(1, { latitude: 53.65, longitude: 10.2 })
  const base = { ...link.base, values: { ...link.base.values, latitude: 53.65, longitude: 10.1 } }
  const stock = aStock([{ property, link: { ...link, base } }])
  const moved = (latitude: number) => received(1, { values: said({ latitude, longitude: 10.1 }) })
  expect(planOf(moved(53.65), stock)).toMatchObject({ outcome: 'unchanged', kept: ['latitude', 'longitude'] })
  const asked = planOf(moved(53.7), stock)
  expect(asked.values).toMatchObject({ latitude: 53.7, longitude: 10.1 })
  expect(asked.differences).toMatchObject([
    { field: 'latitude', choice: 'theirs' },
    { field: 'longitude', choice: null },
  ])
  const keep = new Map([[1, new Map([['latitude', 'mine'] as const])]])
  expect(planOf(moved(53.7), stock, wishing({ keep })).outcome).toBe('unchanged')
})

test('both have come to the same value: nothing to do, but it is remembered', () => {
  const plan = planOf(received(1, { values: said({ name: 'Neu' }) }), aStock([imported(1, { name: 'Neu' })]))
  expect(plan).toMatchObject({ outcome: 'unchanged', differences: [], base: { values: { name: 'Neu' } } })
})

test('absent is not empty: what is missing in its container is emptied, what has no container stays', () => {
  const stock = aStock([imported(1)])
  expect(planOf(received(1, { values: said({ description: null }) }), stock).values?.description).toBeNull()
  const { description: _, ...silent } = said()
  expect(planOf(received(1, { values: silent }), stock)).toMatchObject({ outcome: 'unchanged' })
  expect(planOf(received(1, { values: said({ name: '', city: '' }) }), stock).outcome).toBe('unchanged')
})

test('highlighted is ours, except in files of our own', () => {
  const stock = aStock([imported(1, { highlighted: true })])
  expect(planOf(received(1, { values: said({ name: 'Neu' }) }), stock).values?.highlighted).toBe(true)
  const flags = { published: false, highlighted: true, sold: true, soldOn: '2024-03' }
  expect(planOf(received(1, { flags })).values).toMatchObject(flags)
})

test('where nobody is asked, what was replaced is said', () => {
  const stock = aStock([imported(1, { name: 'Poliert' })])
  const plan = planImport(aTransfer(), [received(1, { values: said({ name: 'Neu' }) })], stock, wishing(), today)
  expect(withOverwritten(plan, []).objects[0]?.problems).toEqual([
    { code: 'overwritten', element: 'name', value: 'Poliert' },
  ])
})

test('a contact person is found by address, by name, by telephone, or named as unknown', () => {
  const members = [
    { id: 'erika', name: 'Erika Muster', email: 'Erika@giebel.test', phone: '040 / 123 45-67' },
    { id: 'hans', name: 'Hans Meier', email: null, phone: null },
  ]
  const stock = aStock([], { members })
  const nobody = { email: null, firstName: null, lastName: null, phones: [] }
  const member = (contact: object) => planOf(received(1, { contact: { ...nobody, ...contact } }), stock)
  expect(member({ email: 'erika@GIEBEL.test', lastName: 'Meier' }).values?.responsibleMember).toBe('erika')
  expect(member({ firstName: 'Hans', lastName: 'Meier' }).values?.responsibleMember).toBe('hans')
  expect(member({ lastName: 'M.', phones: ['0', '+49 (0)40 1234567'] }).values?.responsibleMember).toBe('erika')
  const unknown = member({ firstName: 'Uwe', lastName: 'Neu', email: 'uwe@giebel.test' })
  expect(unknown.values?.responsibleMember).toBeNull()
  expect(unknown.problems).toEqual([{ code: 'unknownPerson', found: 'Uwe Neu' }])
  expect(member({}).codes).toEqual([])
})

test('what the law forbids stays a draft, with what is missing', () => {
  const certificate = { energyCertificate: 'available', energyCertificateType: null } as const
  const plan = planOf(received(1, { values: said(certificate), pictures: [] }))
  expect(plan).toMatchObject({ outcome: 'new', after: 'draft', values: { published: false } })
  expect(plan.unmet).toEqual(expect.arrayContaining(['picture', 'energyCertificateType']))
})

test('an offer that a file makes unlawful goes offline, and comes back once it is lawful again', () => {
  const { property, link } = imported(1)
  const plan = planOf(received(1, { values: said({ purchasePrice: null }) }), aStock([{ property, link }]))
  expect(plan).toMatchObject({ outcome: 'changed', after: 'offline', unmet: ['price'], values: { published: false } })
  const after = {
    property: { ...property, values: plan.values ?? property.values },
    link: { ...link, base: plan.base ?? link.base },
  }
  expect(planOf(received(1), aStock([after]))).toMatchObject({ after: 'public', values: { published: true } })
})

test('an offer that is unlawful since today is left alone by a file that changes nothing', () => {
  const { property, link } = imported(1, { purchasePrice: null })
  const base = { ...link.base, values: { ...link.base.values, purchasePrice: null } }
  const object = received(1, { values: said({ purchasePrice: null }) })
  expect(planOf(object, aStock([{ property, link: { ...link, base } }]))).toMatchObject({
    outcome: 'unchanged',
    after: 'public',
  })
})

test('a draft that may not be published is unchanged when nothing is written, and nobody chooses between two drafts', () => {
  const object = received(1, { values: said({ purchasePrice: null }) })
  const { property, link } = imported(1, { purchasePrice: null, published: false })
  const base = { ...link.base, values: { ...link.base.values, purchasePrice: null, published: false } }
  expect(planOf(object, aStock([{ property, link: { ...link, base } }]))).toMatchObject({
    outcome: 'unchanged',
    after: 'draft',
    values: null,
    differences: [],
  })
  for (const whose of ['mine', 'theirs'] as const) {
    const keep = new Map([[1, new Map([['published' as const, whose]])]])
    const same = planOf(object, aStock([{ property }]), wishing({ same: new Set([1]), keep }))
    expect(same).toMatchObject({ outcome: 'unchanged', after: 'draft', differences: [] })
  }
})

test('new objects stay drafts where that is wished, also in the nights that follow', () => {
  const plan = planOf(received(1), aStock(), wishing({ publish: false }))
  expect(plan).toMatchObject({ after: 'draft', values: { published: false }, base: { values: { published: true } } })
})

test('an object abroad stays a draft', () => {
  expect(planOf(received(1, { isAbroad: true }))).toMatchObject({ after: 'draft', values: { published: false } })
})

test('what is left out is not written, and stays as it is', () => {
  const changed = received(1, { values: said({ name: 'Neu' }) })
  const plan = planOf(changed, aStock([imported(1)]), wishing({ leave: new Set([1]) }))
  expect(plan).toMatchObject({ outcome: 'skipped', isLeftOut: true, values: null, base: null, after: 'public' })
})

test('a total rent that the file sums up otherwise than the page is said, with both figures', () => {
  const rented = said({
    marketType: 'rent',
    purchasePrice: null,
    baseRent: 1450,
    serviceCharge: 210,
    heatingCosts: 120,
  })
  const warm = (text: string) => ({
    container: 'preise',
    element: { name: 'warmmiete', attributes: {}, text, children: [] },
    field: 'baseRent' as const,
    readAs: 1450,
  })
  const codesOf = (changes: object, text: string) =>
    planOf(received(1, { values: { ...rented, ...changes }, rest: [warm(text)] })).problems.filter(
      ({ code }) => code === 'warmRent',
    )
  expect(codesOf({ heatingIncluded: 'yes' }, '1780.00')).toEqual([
    { code: 'warmRent', element: 'baseRent', found: '1780', became: '1660' },
  ])
  expect(codesOf({}, '1.780,00')).toEqual([])
  expect(codesOf({}, '1.780')).toEqual([])
  expect(codesOf({ serviceCharge: null }, '1780')).toEqual([])
})

test('doubts are said of what has changed, not of what was doubtful before', () => {
  const rooms = said({ rooms: 2, bedrooms: 5 })
  expect(planOf(received(1, { values: rooms })).problems).toEqual([{ code: 'plausibility', found: 'bedrooms' }])
  const stock = aStock([imported(1, { rooms: 2, bedrooms: 5 })])
  expect(planOf(received(1, { values: { ...rooms, name: 'Neu' } }), stock).codes).toEqual([])
})

test('everything that the connection has counts, whether or not the file names it', () => {
  const stock = aStock([imported(1), imported(2, { published: false }), imported(3, { sold: true })])
  const plan = planImport(aTransfer(), [received(9)], stock, wishing(), today)
  expect([plan.public, plan.drafts]).toEqual([2, 1])
})

test('the hash tells plans apart by what they do, not by versions', async () => {
  const hashOf = (changes: Partial<PropertyValues>, version = 1) => {
    const object = received(1, { values: said({ name: 'Neu' }) })
    return planHash(planImport(aTransfer(), [object], aStock([imported(1, changes, { version })]), wishing(), today))
  }
  expect(await hashOf({})).toBe(await hashOf({}, 7))
  expect(await hashOf({})).not.toBe(await hashOf({ rooms: 4 }))
  expect(await hashOf({})).toMatch(/^[0-9a-f]{64}$/)
})

test('wishes are read from a form, and what is none is passed over', () => {
  const wishes = readDecisions(
    Object.entries({
      publish: 'on',
      'keep.3.name': 'mine',
      'keep.3.constructor': 'mine',
      'keep.0.name': 'mine',
      'keep.4.name': 'x',
    }).concat([
      ['leave', '2'],
      ['leave', '5'],
      ['leave', '-1'],
      ['same', '7'],
      ['keep.999999999.name', 'mine'],
    ]),
  )
  expect(wishes).toEqual({
    publish: true,
    withdraw: false,
    leave: new Set([2, 5]),
    same: new Set([7]),
    keep: new Map([[3, new Map([['name', 'mine']])]]),
  })
})

const number = fc.integer({ min: 1, max: 6 })
const someObject = fc.record({
  position: fc.constant(0),
  id: number,
  extern: number,
  action: fc.constantFrom('change', 'delete', 'reference'),
  state: fc.constantFrom(null, 'open', 'reserved', 'sold'),
  name: fc.constantFrom('Eins', 'Zwei'),
  price: fc.constantFrom(null, 1, 650_000),
  pictures: fc.constantFrom(null, [], [aPicture('haus.jpg')], [aPicture('neu.jpg'), aPicture('haus.jpg')]),
  isBroken: fc.boolean(),
  isAbroad: fc.boolean(),
})
const someProperty = fc.record({
  id: number,
  mine: fc.constantFrom<Partial<PropertyValues>>({}, { name: 'Zwei' }, { published: false }, { sold: true }),
  isLinked: fc.boolean(),
  isTrashed: fc.boolean(),
  isUndone: fc.boolean(),
})
const someDecisions = fc.record({
  publish: fc.boolean(),
  withdraw: fc.boolean(),
  leave: fc.uniqueArray(fc.integer({ min: 1, max: 8 })).map((list) => new Set(list)),
  same: fc.uniqueArray(fc.integer({ min: 1, max: 8 })).map((list) => new Set(list)),
  keep: fc.constantFrom(new Map(), new Map([[1, new Map([['name', 'mine'] as const])]])),
})
const situation = fc.record({
  scope: fc.constantFrom<'full' | 'partial'>('full', 'partial'),
  objects: fc.array(someObject, { maxLength: 6 }),
  stock: fc.uniqueArray(someProperty, { maxLength: 6, selector: ({ id }) => id }),
  wishes: someDecisions,
})

test('whatever comes: planned twice the same, nothing skipped is written, nothing unlawful goes public, no number twice', () => {
  fc.assert(
    fc.property(situation, ({ scope, objects, stock, wishes }) => {
      const received_ = objects.map(({ id, extern, name, price, isBroken, ...object }, place) =>
        received(place + 1, {
          ...object,
          position: place + 1,
          obid: `O${id}`,
          extern: `GI-${extern}`,
          values: said({ name, purchasePrice: price }),
          problems: isBroken ? [{ code: 'noCity' }] : [],
        }),
      )
      const known = aStock(
        stock.map(({ id, mine, isLinked, ...state }) => {
          const { property, link } = imported(id, mine, state)
          return { property, link: isLinked ? link : null }
        }),
      )
      const plan = () => planImport(aTransfer({ scope }), received_, known, wishes, today)
      const { objects: plans, counts } = plan()
      expect(plan()).toEqual(plan())
      expect(new Set(plans.map(({ position }) => position)).size).toBe(plans.length)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(plans.length)
      const numbers = new Map(known.properties.map(({ id, values }) => [id, values.propertyNumber]))
      for (const [place, { outcome, values, base, isLeftOut, propertyId, pictures }] of plans.entries()) {
        if (outcome === 'skipped' || isLeftOut) expect([values, base]).toEqual([null, null])
        if (!values) continue
        const alts = pictures.order.map((picture) => ('key' in picture ? picture : picture.received))
        expect(missingForOffer(publishCandidate(values, alts), today)).toEqual([])
        numbers.set(propertyId ?? `new ${place}`, values.propertyNumber)
      }
      expect(new Set(numbers.values()).size).toBe(numbers.size)
      const written = plans.flatMap(({ propertyId, values }) => (values && propertyId ? [propertyId] : []))
      expect(new Set(written).size).toBe(written.length)
    }),
    { numRuns: 400, seed: 20_261_123 },
  )
})

test('what was planned and done is planned no second time', () => {
  const objects = [
    received(1),
    received(2, { values: said({ name: 'Neu' }), state: 'reserved' }),
    received(3, { state: 'sold' }),
  ]
  const before = aStock([imported(2), imported(4)])
  const { objects: plans } = planImport(full, objects, before, wishing(), today)
  const after = plans.flatMap((plan) => {
    const id = plan.propertyId ?? `new${plan.position}`
    const object = objects.find(({ position }) => position === plan.position)
    const link = before.links.find(({ propertyId }) => propertyId === id)
    const values = plan.values ?? before.properties.find((property) => property.id === id)?.values
    const base = plan.base ?? link?.base
    if (!values || !base) return []
    const { obid, intern, extern } = object ?? link ?? received(99)
    const pictures = plan.pictures.order.map((picture) =>
      stored('key' in picture ? (picture.source?.source ?? null) : picture.received.source),
    )
    return [
      {
        property: { id, ownObid: '', version: 2, isTrashed: false, isUndone: false, values, pictures },
        link: { propertyId: id, provider: 'P1', obid, intern, extern, base, isWithdrawn: object === undefined },
      },
    ]
  })
  const again = planImport(full, objects, aStock(after), wishing(), today)
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 3, withdrawn: 0, skipped: 0 })
})

test('a thousand objects and a thousand properties are planned in a moment', () => {
  const places = Array.from({ length: 1_000 }, (_, place) => place + 1)
  const pictures = Array.from({ length: 20 }, (_, place) => `bild${place}.jpg`)
  const stock = aStock(
    places.map((place) => imported(place, {}, { pictures: pictures.map((source) => stored(source)) })),
  )
  const objects = places.map((place) =>
    received(place, { values: said({ name: `Haus ${place}` }), pictures: pictures.map((source) => aPicture(source)) }),
  )
  planImport(full, objects, stock, wishing(), today)
  const start = cpuTime()
  const { counts } = planImport(full, objects, stock, wishing(), today)
  const took = cpuTime() - start
  expect(counts.changed).toBe(1_000)
  // 40 ms on a machine with nothing else to do.
  expect(took).toBeLessThan(1_000)
  process.stdout.write(`1,000 objects planned in ${Math.round(took)} ms\n`)
})

test('a number of two readings is the one near its last value', () => {
  const stock = (plotArea: number | null) => aStock([imported(1, { plotArea })])
  const sent = received(1, { values: said({ plotArea: 75 }), readings: { plotArea: 75_000 } })
  const planned = (plotArea: number | null) => planOf(sent, stock(plotArea))
  expect(planned(70_000).values?.plotArea).toBe(75_000)
  expect(planned(80).values?.plotArea).toBe(75)
  expect(planned(70_000).codes).not.toContain('twoReadings')
  expect(planned(null)).toMatchObject({ codes: expect.arrayContaining(['twoReadings']) })
  expect(planned(null).differences).toMatchObject([{ field: 'plotArea', choice: 'mine', held: { other: 75_000 } }])
})

test.each([
  ['a hundred times its last value', { purchasePrice: 60_000 }, 6_000_000, 'farFromLast'],
  ['a hundredth of it', { purchasePrice: 600_000 }, 6_000, 'farFromLast'],
  ['below half of it', { purchasePrice: 600_000 }, 290_000, 'halved'],
  ['beyond what is usual', { purchasePrice: null }, 350, 'unusual'],
] as const)('a price that is %s keeps what the website has until a person takes it', (_, mine, price, code) => {
  const stock = aStock([imported(1, mine)])
  const sent = received(1, { values: said({ purchasePrice: price }) })
  const plan = planOf(sent, stock, wishing({ otherwise: 'theirs' }))
  expect(plan.codes).toContain(code)
  expect(plan.values?.purchasePrice ?? mine.purchasePrice).toBe(mine.purchasePrice)
  const keep = new Map([[1, new Map([['purchasePrice', 'theirs']] as const)]])
  expect(planOf(sent, stock, wishing({ keep })).values?.purchasePrice).toBe(price)
})

test.each([
  ['half of it', { purchasePrice: 600_000 }, 300_000],
  ['an unusual one that is near its last value', { purchasePrice: 900 }, 950],
] as const)('a price that is %s is taken', (_, mine, price) => {
  const plan = planOf(received(1, { values: said({ purchasePrice: price }) }), aStock([imported(1, mine)]))
  expect(plan.codes.filter((code) => ['unusual', 'farFromLast', 'halved'].includes(code))).toEqual([])
})

test('a backup of ours is not held: people have confirmed its values', () => {
  const transfer = aTransfer({ software: 'Giebel' })
  const sent = received(1, { values: said({ purchasePrice: 350 }) })
  const { objects } = planImport(transfer, [sent], aStock([]), wishing(), today)
  expect(objects[0]?.values?.purchasePrice).toBe(350)
})

const rented = { marketType: 'rent', purchasePrice: null, baseRent: 1_000, livingArea: 60 } as const

test.each([
  ['a price far below what a square metre costs', { purchasePrice: 4_500 }, 'purchasePrice', 'pricePerSquareMetre'],
  ['a price far above it', { purchasePrice: 65_000_000 }, 'purchasePrice', 'pricePerSquareMetre'],
  ['an area far beyond its rooms', { livingArea: 8_450, rooms: 3 }, 'livingArea', 'areaPerRoom'],
  ['an area too small for its rooms', { livingArea: 12, rooms: 3 }, 'livingArea', 'areaPerRoom'],
  ['the rent of a palace', { ...rented, baseRent: 12_000 }, 'baseRent', 'dearRent'],
] as const)('%s of a new object waits for a person', (_, values, field, doubt) => {
  const sent = received(1, { values: said(values) })
  const plan = planOf(sent, aStock(), wishing({ otherwise: 'theirs' }))
  expect(plan.problems.filter(holdsValue)).toMatchObject([{ code: 'doubtful', element: field, became: doubt }])
  expect(plan.values?.[field]).toBeNull()
  expect(plan.differences.filter(({ held }) => held)).toMatchObject([{ field, choice: 'mine' }])
  const keep = new Map([[1, new Map([[field, 'theirs']] as const)]])
  const taken = planOf(sent, aStock(), wishing({ keep }))
  expect(taken.values?.[field]).toBe(sent.values[field])
  // Said once, beside the question.
  expect(taken.problems.filter(({ code, found }) => code === 'plausibility' && found === doubt)).toEqual([])
})

test('of a price and an area that do not fit, the one waits that the file changes', () => {
  const changed = received(1, { values: said({ livingArea: 1_000, purchasePrice: 90_000 }) })
  const stock = aStock([imported(1, { purchasePrice: 90_000, livingArea: 140 })])
  expect(planOf(changed, stock).problems.filter(holdsValue)).toMatchObject([{ element: 'livingArea' }])
})

test('a doubtful price that was decided once is not asked about again', () => {
  const values = said({ purchasePrice: 4_500 })
  const decided = (purchasePrice: number | null) => {
    const { property, link } = imported(1, { purchasePrice })
    const base = { ...link.base, values: { ...link.base.values, purchasePrice: 4_500 } }
    return aStock([{ property, link: { ...link, base } }])
  }
  const again = (stock: ReturnType<typeof aStock>, changes = {}) =>
    planOf(received(1, { values: { ...values, ...changes } }), stock).problems.filter(holdsValue)
  expect(again(decided(4_500), { livingArea: 150 })).toEqual([])
  expect(again(decided(null), { livingArea: 150 })).toEqual([])
})

test.each([
  ['a ruin', { objectCondition: 'dilapidated', purchasePrice: 5_000 }],
  [
    'a field',
    { houseType: 'plot', plotType: 'agricultural', livingArea: null, plotArea: 20_000, purchasePrice: 9_000 },
  ],
  ['a loft', { rooms: 1, livingArea: 220 }],
  ['a small flat', { houseType: 'apartment', rooms: 1, livingArea: 14, purchasePrice: 60_000 }],
  ['a cheap house in the country', { livingArea: 180, rooms: 7, purchasePrice: 19_000 }],
] as const)('%s waits for nobody', (_, values) => {
  expect(planOf(received(1, { values: said(values) })).problems.filter(holdsValue)).toEqual([])
})

const inAltona = { postalCode: '22765', city: 'Hamburg' }
const altona = { latitude: 53.55, longitude: 9.93 }
const places = aStock([], { placeOf: ({ city }) => (city === 'Hamburg' ? altona : null) })
const pointOf = (latitude: number, longitude: number, stock = places) => {
  const plan = planOf(received(1, { values: said({ ...inAltona, latitude, longitude }) }), stock)
  return [plan.values?.latitude, plan.values?.longitude, ...plan.codes.filter((code) => code !== 'plausibility')]
}

test.each([
  [-53.55, 9.93],
  [53.55, -9.93],
  [-53.55, -9.93],
  [9.93, 53.55],
  [-9.93, 53.55],
])('a point of the file is turned to the place of its address, and that is said: %s %s', (latitude, longitude) => {
  expect(pointOf(latitude, longitude)).toEqual([53.55, 9.93, 'turnedPoint'])
})

test('a point far from the place of its address is not taken over, and that is said', () => {
  expect(pointOf(50.1, 50.1)).toEqual([null, null, 'farPoint'])
  expect(pointOf(48.13, 11.57)).toEqual([null, null, 'farPoint'])
  const stock = { ...aStock([imported(1, altona)]), placeOf: () => altona }
  const sent = received(1, { values: said({ ...inAltona, latitude: 48.13, longitude: 11.57 }) })
  expect(planOf(sent, stock).values).toMatchObject(altona)
})

test('a point near the place of its address, or of an address without a known place, is taken as it is', () => {
  expect(pointOf(53.6, 10.1)).toEqual([53.6, 10.1])
  expect(pointOf(48.13, 11.57, aStock())).toEqual([48.13, 11.57])
  // Staff have set it, or confirmed it.
  const stock = { ...aStock([imported(1, { latitude: 48.13, longitude: 11.57 })]), placeOf: () => altona }
  const sent = received(1, { values: said({ ...inAltona, latitude: 48.13, longitude: 11.57 }) })
  expect(planOf(sent, stock).codes).toEqual([])
})
