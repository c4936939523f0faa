/** What would happen if a transfer were taken over: a function of the file, the stock and what a person decides. */
import type { Picture } from '#app/domain/picture.ts'
import type { HiddenOffer } from '#app/domain/places/circle.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Problem } from './problems.ts'
import type { PictureFile, ReceivedPicture } from './received.ts'

/** What we have, as far as the transfer concerns it. */
export interface Stock {
  properties: readonly StockProperty[]
  /** By name, wherever they are. */
  hidden?: readonly HiddenOffer[]
  links: readonly PropertyLink[]
  /** Of other connections, by property: no transfer of this one takes them over. */
  elsewhere: ReadonlyMap<string, ForeignLink>
  members: readonly StockMember[]
  /** Of the connection; null before its first transfer. */
  last: { sentAt: string | null; hash: string } | null
  /** Keys of the providers that the connection knows. */
  providers: readonly string[]
  /** From which its pictures are fetched. */
  pictureHosts: readonly string[]
  /** A person uploads the file, and no connection sends it: what an earlier backup of ours says of ids is believed. */
  isByHand: boolean
}

export interface StockProperty {
  id: string
  /** What files of ours call it where no sender has named it. */
  ownObid: string
  version: number
  isTrashed: boolean
  /** It lies in the trash because an import was undone: the same object brings it back. */
  isUndone: boolean
  values: PropertyValues
  /** In their order, without those in the trash. */
  pictures: readonly StockPicture[]
}

export interface StockPicture extends Picture {
  /** Null when staff added it. */
  source: (PictureFile & { source: string }) | null
}

/** Which property of ours is which object of the connection. */
export interface PropertyLink {
  propertyId: string
  provider: string
  obid: string | null
  intern: string | null
  extern: string | null
  /** What the connection said last time. */
  base: LinkBase
  /** It was missing or deleted, and has not been sent since: what staff do with it stays. */
  isWithdrawn: boolean
}

/** That a property is another connection's. */
interface ForeignLink {
  obid: string | null
  /** Its name; null for what was uploaded by hand. */
  connection: string | null
}

export interface LinkBase {
  values: Partial<PropertyValues>
  /** Sources in the order of the file, and the words that came with them. */
  pictures: readonly { source: string; alt: string }[]
}

export interface StockMember {
  id: string
  name: string
  email: string | null
  phone: string | null
}

/** `mine` is the website's value, `theirs` the file's. */
export type Side = 'mine' | 'theirs'

/** What a person has decided about a dry run. */
export interface Decisions {
  /** New objects go online if they may. */
  publish: boolean
  /** What a full transfer lacks is withdrawn. */
  withdraw: boolean
  /** Positions to leave out. */
  leave: ReadonlySet<number>
  /** Whose value stays, by position and field. */
  keep: ReadonlyMap<number, ReadonlyMap<PropertyFieldName, Side>>
  /** Whose value stays where `keep` says nothing. Without it: theirs where the file has one. */
  otherwise?: Side | undefined
  /** Positions whose number another property holds, and which are that property. */
  same: ReadonlySet<number>
  /** All such positions. */
  areAllSame?: boolean
}

export const outcomes = ['new', 'changed', 'unchanged', 'withdrawn', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

export type ResultingState = 'public' | 'draft' | 'reference' | 'offline'

export interface ObjectPlan {
  /** Of the object in the transfer. What is missing from it continues the count. */
  position: number
  outcome: Outcome
  /** Of our property; null for a new one, and for what is skipped without one. */
  propertyId: string | null
  /** The property that holds its number, where a person may say that it is the same; null where that is no question. */
  mayBe: string | null
  /** The version that the plan was made from. */
  version: number | null
  propertyNumber: string
  name: string
  place: string
  after: ResultingState
  /** Blocking rules that are not met, for a draft or an offer that goes offline. */
  unmet: readonly PublishRuleName[]
  differences: readonly Difference[]
  /** Nobody knows what the sender said last: every difference is asked about. */
  asksAll: boolean
  /** Fields that only the website has changed: they stay. */
  kept: readonly PropertyFieldName[]
  pictures: PicturePlan
  /** What the property has afterwards; null where nothing is written. */
  values: PropertyValues | null
  /** What the link remembers afterwards; null where nothing is written. */
  base: LinkBase | null
  problems: readonly Problem[]
  /** Left out on request. */
  isLeftOut: boolean
}

export interface Difference {
  field: PropertyFieldName
  before: PropertyValues[PropertyFieldName]
  after: PropertyValues[PropertyFieldName]
  /** Both sides have changed it: whose value stays. Null where there is nothing to decide. */
  choice: Side | null
}

export interface PicturePlan {
  /** All pictures in their order afterwards. */
  order: readonly PlannedPicture[]
  /** Keys of those that go. */
  removed: readonly string[]
  added: number
  kept: number
}

export type PlannedPicture =
  | { key: string; alt: string; source: (PictureFile & { source: string }) | null }
  | { received: ReceivedPicture }

export interface ImportPlan {
  objects: readonly ObjectPlan[]
  counts: Readonly<Record<Outcome, number>>
  /** Of the objects of the transfer and the connection, afterwards. */
  public: number
  drafts: number
  /** Stand for the whole: an unknown provider, an older file, many that would go offline. */
  warnings: readonly Problem[]
}
