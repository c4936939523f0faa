/** Plain JSON, so that it can be stored until a person decides. */
import type { Picture, PictureFocus, PictureOrigin, PictureText } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import type { PropertyFieldName, PropertyValues } from '#app/domain/properties/property.ts'
import type { Problem } from './problems.ts'

/** Names are lower case and without prefix. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: readonly Element[]
}

export interface ReceivedTransfer {
  /** `full`: missing objects are withdrawn. */
  scope: 'full' | 'partial'
  sentAt: string | null
  software: string | null
  softwareVersion: string | null
  version: string | null
  providers: readonly ReceivedProvider[]
  problems: readonly Problem[]
}

export interface ReceivedProvider {
  /** `openimmo_anid`, else `anbieternr`, else `firma`. */
  key: string
  name: string
  /** `anbieternr`, unless it is the key. */
  number?: string
}

export type ReceivedField = Exclude<PropertyFieldName, 'published' | 'highlighted' | 'reserved' | 'sold' | 'soldOn'>

/** A field is missing without its container, and null when missing inside it. */
export type ReceivedValues = Partial<Pick<PropertyValues, Exclude<ReceivedField, 'responsibleMember'>>>

/** Of "75.000", where a field may mean either: `values` has 75, this has 75000. */
export type OtherReadings = Partial<Record<ReceivedField, number>>

/** Only from our own backups. */
export type ReceivedFlags = Partial<Pick<PropertyValues, 'published' | 'highlighted' | 'reserved' | 'sold' | 'soldOn'>>

/** `aktiv_von` and `aktiv_bis`: days in Berlin, both included. Null without a bound. */
export interface ActiveDays {
  from: string | null
  until: string | null
  /** The file limits when it is public, but not how. */
  isUnreadable?: true
}

export interface ReceivedObject {
  position: number
  /** Set when objects of several transfers are joined. */
  sentAt?: string | null
  provider: string
  obid: string | null
  intern: string | null
  extern: string | null
  /** The extern number, else the intern one, else the obid. */
  propertyNumber: string | null
  /** Missing when it is the authored locale. */
  language?: string
  action: 'change' | 'delete' | 'reference'
  state: 'open' | 'reserved' | 'sold' | null
  /** Missing when the file does not limit when it is public. */
  active?: ActiveDays
  values: ReceivedValues
  readings?: OtherReadings
  flags: ReceivedFlags
  /** Only in our backups: outdated translations by field, since when in milliseconds. */
  stale?: Partial<Record<PropertyFieldName, number>>
  /** Only in our backups: hides the address. */
  circle?: Circle
  /** Only in our backups: since when visitors have seen it, in milliseconds. */
  publishedAt?: number
  /** Undefined when the container is missing. */
  contact?: ReceivedContact | null
  /** The title picture comes first. Null when the container is missing. */
  pictures: readonly ReceivedPicture[] | null
  rest: readonly UnmappedElement[]
  /** Outside Germany, so it stays a draft. */
  isAbroad: boolean
  problems: readonly Problem[]
}

export interface ReceivedContact {
  email: string | null
  /** The salutation or degree, from its own element. */
  title?: string
  firstName: string | null
  lastName: string | null
  phones: readonly string[]
}

/** Outdated since, in milliseconds. */
export interface AgedText extends PictureText {
  staleSince?: number
}

export interface ReceivedPicture {
  kind: Picture['kind']
  /** A path in the archive, an address, or our own name for an inline picture. */
  source: string
  sourceKind: 'entry' | 'address' | 'inline'
  alt: string
  /** Undefined unless the file is ours. */
  caption?: string | null
  texts?: readonly AgedText[]
  /** The mark that the title names, or in our own backups the stored mark. After the download: the mark in the picture's file. */
  foundMark?: string | null
  /** In our own files: what staff have said. */
  origin?: PictureOrigin
  focus?: PictureFocus
  /** The `exportedKey` of another picture. */
  originalKey?: string
  /** In our own files: the key of the exported picture, on the site that wrote the file. */
  exportedKey?: string
  /** MD5, date or tag that changes with the content of an address. */
  check: string | null
  /** The archive's entry; null when missing. */
  file: PictureFile | null
  /** The import with the archive, if it is another one. */
  archive?: string
}

/** From the archive's directory, so pictures are compared without opening them. */
export interface PictureFile {
  name: string
  /** In bytes, inflated. */
  size: number
  crc: number
}

export interface UnmappedElement {
  /** Path below `immobilie`: `ausstattung`, `zustand_angaben`. */
  container: string
  element: Element
  /** If the field holds only part of it, the element is written back while the field equals `readAs`. */
  field?: ReceivedField
  readAs?: string | number | boolean | null
}
