/** A pure function of the file, the stock and a person's decisions. */
import type { Picture } from '#app/domain/picture.ts'
import type { HiddenOffer } from '#app/domain/places/circle.ts'
import type { Address } from '#app/domain/places/place-of.ts'
import type { Point } from '#app/domain/places/point.ts'
import type { FarOffReason } from '#app/domain/properties/doubts/far-off.ts'
import type { PlausibilityName } from '#app/domain/properties/doubts/plausibility.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Problem } from './problems.ts'
import type { PictureFile, ReceivedPicture } from './received.ts'

export interface Stock {
  properties: readonly StockProperty[]
  hidden?: readonly HiddenOffer[]
  /** Null where the address does not say which of several places. */
  placeOf?: (address: Address) => Point | null
  links: readonly PropertyLink[]
  /** Linked to other connections, by property: this one cannot take them over. */
  elsewhere: ReadonlyMap<string, ForeignLink>
  members: readonly StockMember[]
  last: { sentAt: string | null; hash: string } | null
  providers: readonly string[]
  pictureHosts: readonly string[]
  /** Uploaded by hand, so ids of our earlier backups are trusted. */
  isByHand: boolean
}

export interface StockProperty {
  id: string
  /** The obid in our files when no sender has set one. */
  ownObid: string
  version: number
  isTrashed: boolean
  /** In the trash because an import was undone: the same object restores it. */
  isUndone: boolean
  values: PropertyValues
  pictures: readonly StockPicture[]
}

export interface StockPicture extends Picture {
  foundMark?: string | null
  source: (PictureFile & { source: string }) | null
}

export interface PropertyLink {
  propertyId: string
  provider: string
  obid: string | null
  intern: string | null
  extern: string | null
  base: LinkBase
  /** Missing or deleted, and not sent since: changes by staff stay. */
  isWithdrawn: boolean
}

interface ForeignLink {
  obid: string | null
  connection: string | null
}

export interface LinkBase {
  values: Partial<PropertyValues>
  pictures: readonly { source: string; alt: string }[]
}

export interface StockMember {
  id: string
  name: string
  email: string | null
  phone: string | null
}

/** `mine` is the website's value, `theirs` the file's, `thousands` the other reading of the file's. */
export const sides = ['mine', 'theirs', 'thousands'] as const
export type Side = (typeof sides)[number]

export interface Decisions {
  publish: boolean
  withdraw: boolean
  leave: ReadonlySet<number>
  keep: ReadonlyMap<number, ReadonlyMap<PropertyFieldName, Side>>
  otherwise?: Side | undefined
  /** Positions that a person has identified with the property that holds their number. */
  same: ReadonlySet<number>
  areAllSame?: boolean
}

export const outcomes = ['new', 'changed', 'unchanged', 'withdrawn', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

export type ResultingState = 'public' | 'draft' | 'reference' | 'offline'

export interface ObjectPlan {
  position: number
  outcome: Outcome
  /** Null for a new property, and for a skipped object without one. */
  propertyId: string | null
  /** The property that holds its number, when a person may identify them; null otherwise. */
  mayBe: string | null
  version: number | null
  propertyNumber: string
  name: string
  place: string
  after: ResultingState
  unmet: readonly PublishRuleName[]
  differences: readonly Difference[]
  /** The last transfer is unknown, so every difference needs a decision. */
  asksAll: boolean
  /** Fields that only the website has changed. */
  kept: readonly PropertyFieldName[]
  pictures: PicturePlan
  values: PropertyValues | null
  base: LinkBase | null
  problems: readonly Problem[]
  isLeftOut: boolean
}

export interface Difference {
  field: PropertyFieldName
  before: PropertyValues[PropertyFieldName]
  after: PropertyValues[PropertyFieldName]
  /** The winning side when both have changed; null when there is no conflict. */
  choice: Side | null
  held?: HeldValue
}

/** Waits for a person. */
export interface HeldValue {
  field: PropertyFieldName
  /** The file's value, of two readings the decimal one. */
  value: number
  /** The reading with thousands; null when there is only one. */
  other: number | null
  why: FarOffReason | 'twoReadings' | 'doubtful'
  last: number | null
  /** Of `doubtful`. */
  doubt?: PlausibilityName
}

export interface PicturePlan {
  order: readonly PlannedPicture[]
  removed: readonly string[]
  added: number
  kept: number
}

export type PlannedPicture =
  | Pick<StockPicture, 'key' | 'alt' | 'source' | 'origin' | 'foundMark'>
  | { received: ReceivedPicture }

export interface ImportPlan {
  objects: readonly ObjectPlan[]
  counts: Readonly<Record<Outcome, number>>
  public: number
  drafts: number
  warnings: readonly Problem[]
}
