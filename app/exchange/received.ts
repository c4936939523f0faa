/**
 * What a received OpenImmo file says, in terms of the catalogue. Plain JSON, so that it can be kept until somebody
 * decides.
 */
import type { Picture, PictureText } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import type { Problem } from './problems.ts'

/** An element of the file. Names are lower case and without prefix. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Its own text, without that of its children. */
  text: string
  children: readonly Element[]
}

export interface ReceivedTransfer {
  /** `full`: what is missing is withdrawn. */
  scope: 'full' | 'partial'
  /** As the file states it, without a time zone; ISO 8601. */
  sentAt: string | null
  software: string | null
  softwareVersion: string | null
  /** Of the format: "1.2.7". */
  version: string | null
  providers: readonly ReceivedProvider[]
  /** Of the whole file. */
  problems: readonly Problem[]
}

export interface ReceivedProvider {
  /** `openimmo_anid`, else `anbieternr`, else `firma`. */
  key: string
  name: string
  /** `anbieternr`, where the key is another. */
  number?: string
}

/** The fields that a file decides. The others are flags of ours, which follow `action` and `state`. */
export type ReceivedField = Exclude<PropertyFieldName, 'published' | 'highlighted' | 'reserved' | 'sold' | 'soldOn'>

/** Without a field whose container is missing; null for one that is missing in its container. */
export type ReceivedValues = Partial<Pick<PropertyValues, Exclude<ReceivedField, 'responsibleMember'>>>

/** Our own flags, from a file that we have written for ourselves. */
export type ReceivedFlags = Partial<Pick<PropertyValues, 'published' | 'highlighted' | 'reserved' | 'sold' | 'soldOn'>>

export interface ReceivedObject {
  /** In the transfer, counted from 1. */
  position: number
  /** Of the transfer that brought it, where objects of several stand together. */
  sentAt?: string | null
  /** Key of its provider. */
  provider: string
  obid: string | null
  intern: string | null
  extern: string | null
  /** The extern number, else the intern one, else the obid. */
  propertyNumber: string | null
  /** As the file names that of its texts, where it is not the one staff write in. */
  language?: string
  action: 'change' | 'delete' | 'reference'
  /** Of the sale; null when the file does not say. */
  state: 'open' | 'reserved' | 'sold' | null
  values: ReceivedValues
  flags: ReceivedFlags
  /** Of a backup of ours: translations that are out of date, by field, and since when in milliseconds. */
  stale?: Partial<Record<PropertyFieldName, number>>
  /** Likewise: what hides its address. */
  circle?: Circle
  /** Undefined when the container is missing. */
  contact?: ReceivedContact | null
  /** In the order of the site: the title picture first. Null when the container is missing. */
  pictures: readonly ReceivedPicture[] | null
  rest: readonly UnmappedElement[]
  /** Keeps it a draft: its country is not Germany. */
  isAbroad: boolean
  /** Those that `problemKinds` weighs as `object` make it skipped. */
  problems: readonly Problem[]
}

export interface ReceivedContact {
  email: string | null
  firstName: string | null
  lastName: string | null
  phones: readonly string[]
}

/** With the moment since which it is out of date, in milliseconds. */
export interface AgedText extends PictureText {
  staleSince?: number
}

export interface ReceivedPicture {
  kind: Picture['kind']
  /** As the file names it: a path in the archive, an address, or our own name for what was inline. */
  source: string
  sourceKind: 'entry' | 'address' | 'inline'
  /** For `alt`; empty when the title is none. */
  alt: string
  /** Undefined unless the file is one of ours. */
  caption?: string | null
  /** Likewise: the format has words in one language only. */
  texts?: readonly AgedText[]
  /** Likewise: the key of the picture that was exported, on the site that wrote the file. */
  exportedKey?: string
  /** MD5, date or tag by which a sender says that an address has something new. */
  check: string | null
  /** What the archive has under that name; null when nothing. */
  file: PictureFile | null
  /** The import whose archive it is, where that is another one. */
  archive?: string
}

/** By the directory of the archive, so that no picture is opened to be compared. */
export interface PictureFile {
  /** The name of the entry. */
  name: string
  /** In bytes, inflated. */
  size: number
  /** CRC-32 of the inflated bytes. */
  crc: number
}

/** What has no home in the catalogue, or more than our field says. It is written back when the object is exported. */
export interface UnmappedElement {
  /** Path of its container below `immobilie`: `ausstattung`, `zustand_angaben`. */
  container: string
  element: Element
  /** Where a field says a part of it: as long as the field still says `readAs`, the element is written, not the field. */
  field?: ReceivedField
  readAs?: string | number | boolean | null
}
