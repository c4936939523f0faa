/** Transfers for tests, and the stock that they meet. */
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Decisions, LinkBase, PropertyLink, Stock, StockPicture, StockProperty } from '#app/exchange/plan.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import type {
  PictureFile,
  ReceivedObject,
  ReceivedPicture,
  ReceivedTransfer,
  ReceivedValues,
} from '#app/exchange/received.ts'
import { planImport } from './plan-import.ts'
import { aProperty } from './properties.ts'

export const today = '2026-11-23'

export function aTransfer(changes: Partial<ReceivedTransfer> = {}): ReceivedTransfer {
  return {
    scope: 'partial',
    sentAt: '2026-11-23T08:00:00',
    software: 'onOffice',
    softwareVersion: '5',
    version: '1.2.7',
    providers: [{ key: 'P1', name: 'Muster Immobilien' }],
    problems: [],
    ...changes,
  }
}

/** What a file says of a house that may be published. */
export function received(position: number, changes: Partial<ReceivedObject> = {}): ReceivedObject {
  const number = `GI-${position}`
  return {
    position,
    provider: 'P1',
    obid: `O${position}`,
    intern: null,
    extern: number,
    propertyNumber: changes.extern ?? number,
    action: 'change',
    state: null,
    values: said(),
    flags: {},
    pictures: [aPicture('haus.jpg')],
    rest: [],
    isAbroad: false,
    problems: [],
    ...changes,
  }
}

export function said(changes: ReceivedValues = {}): ReceivedValues {
  return {
    marketType: 'purchase',
    houseType: 'house',
    name: 'Haus am Deich',
    city: 'Hamburg',
    purchasePrice: 650_000,
    livingArea: 140,
    energyCertificate: 'pending',
    description: 'Ein Haus.',
    ...changes,
  }
}

/** The same for the same name. */
export function fileOf(name: string): PictureFile {
  const crc = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4_294_967_296, 7)
  return { name, size: 1_000, crc }
}

export function aPicture(source: string, changes: Partial<ReceivedPicture> = {}): ReceivedPicture {
  return {
    kind: 'photo',
    source,
    sourceKind: 'entry',
    alt: '',
    check: null,
    file: fileOf(source),
    ...changes,
  }
}

export function stored(source: string | null, changes: Partial<StockPicture> = {}): StockPicture {
  const file = source === null ? null : fileOf(source)
  return {
    key: `key-${source ?? 'own'}`,
    kind: 'photo',
    width: 640,
    height: 480,
    alt: '',
    caption: null,
    source: file && source ? { ...file, source } : null,
    ...changes,
  }
}

/** What an import of `received(position)` would have left behind, changed by staff since. */
export function imported(position: number, changes: Partial<PropertyValues> = {}, others: Partial<StockProperty> = {}) {
  const base: LinkBase = {
    values: { ...said(), propertyNumber: `GI-${position}`, published: true },
    pictures: [{ source: 'haus.jpg', alt: '' }],
  }
  const property: StockProperty = {
    id: `property${String(position).padStart(4, '0')}`,
    ownObid: `OGIE${position}`,
    version: 1,
    isTrashed: false,
    isUndone: false,
    // What every object of these files says is there; nothing else is.
    values: {
      ...aProperty({ livingArea: null, rooms: null, street: null, postalCode: null, buildingType: null }),
      ...withoutMissing(base.values),
      ...changes,
    },
    pictures: [stored('haus.jpg')],
    ...others,
  }
  const link: PropertyLink = {
    propertyId: property.id,
    provider: 'P1',
    obid: `O${position}`,
    intern: null,
    extern: `GI-${position}`,
    base,
    isWithdrawn: false,
  }
  return { property, link }
}

function withoutMissing(values: Partial<PropertyValues>): Partial<PropertyValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

export function aStock(
  imports: readonly { property: StockProperty; link?: PropertyLink | null }[] = [],
  changes: Partial<Stock> = {},
): Stock {
  return {
    properties: imports.map(({ property }) => property),
    links: imports.flatMap(({ link }) => link ?? []),
    elsewhere: new Map(),
    members: [],
    last: null,
    providers: ['P1'],
    pictureHosts: [],
    isByHand: true,
    ...changes,
  }
}

export function wishing(changes: Partial<Decisions> = {}): Decisions {
  return { ...defaultDecisions, ...changes }
}

/** The plan of one object. */
export function planOf(object: ReceivedObject, stock: Stock = aStock(), wishes: Decisions = wishing()) {
  const plan = planImport(aTransfer(), [object], stock, wishes, today)
  const [first] = plan.objects
  if (!first) throw new Error('no plan')
  return { ...first, codes: first.problems.map(({ code }) => code) }
}
