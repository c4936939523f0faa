import type { Agency } from '#app/domain/agency/agency.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { AgedText, ReceivedObject, ReceivedPicture, UnmappedElement } from './received.ts'

export interface ReadContext {
  position: number
  provider: string
  /** Written by this software, so `giebel.` fields take precedence. */
  isOurs: boolean
  defaultAction?: 'change' | 'delete'
  today: string
}

export interface ReadObject extends Omit<ReceivedObject, 'pictures'> {
  pictures: readonly ReadPicture[] | null
}

export interface ReadPicture extends ReceivedPicture {
  inline?: string
}

export interface WrittenProperty {
  values: PropertyValues
  pictures: readonly WrittenPicture[]
  member: WrittenMember | null
  agency: Pick<Agency, 'agencyName' | 'legalName' | 'email' | 'phone'>
  obid: string
  intern: string | null
  /** `new`: the receiver does not have it yet. */
  action: 'new' | 'change' | 'delete'
  changedOn: string
  rest: readonly UnmappedElement[]
  /** For a backup: outdated translations by field, and the circle that hides the address. */
  stale?: Readonly<Record<string, Date>>
  circle?: Circle | null
  /** For a backup: since when visitors see it. */
  publishedAt?: Date | null
}

export interface WrittenPicture extends Pick<Picture, 'kind' | 'alt' | 'caption' | 'origin' | 'originalKey' | 'focus'> {
  foundMark?: string | null
  file: string
  /** Finds the picture again when the file returns to the same site. */
  key?: string
  texts: readonly AgedText[]
}

export interface WrittenMember extends Pick<TeamMember, 'name' | 'role' | 'telephone' | 'email'> {
  photo: string | null
}

export interface WriteOptions {
  version: '127c' | '127d'
  /** A backup: with drafts, flags and every address. */
  isWholeStock: boolean
  /** Omits street and coordinates that visitors must not see. A backup always includes them. */
  hidesAddress: boolean
  /** Without our own fields and without what only concerns the sending software. */
  isForReceiver?: boolean
}
