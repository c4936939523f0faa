/** What the mapping between OpenImmo and the catalogue takes and gives. */
import type { Agency } from '#app/domain/agency/agency.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { AgedText, ReceivedObject, ReceivedPicture, UnmappedElement } from './received.ts'

export interface ReadContext {
  /** In the transfer, counted from 1. */
  position: number
  /** Key of its provider. */
  provider: string
  /** The file was written by this software: what it says in `giebel.` fields counts first. */
  isOurs: boolean
  /** What an object without an action of its own asks for; `change` unless told. */
  defaultAction?: 'change' | 'delete'
  /** In Berlin, ISO. */
  today: string
}

export interface ReadObject extends Omit<ReceivedObject, 'pictures'> {
  pictures: readonly ReadPicture[] | null
}

export interface ReadPicture extends ReceivedPicture {
  /** Base64 as it stood, for `sourceKind: 'inline'`. */
  inline?: string
}

export interface WrittenProperty {
  values: PropertyValues
  /** In their order on the site. */
  pictures: readonly WrittenPicture[]
  /** The responsible one. */
  member: WrittenMember | null
  agency: Pick<Agency, 'agencyName' | 'legalName' | 'email' | 'phone'>
  obid: string
  /** As it was received. */
  intern: string | null
  /** `new`: the receiver has not had it yet. */
  action: 'new' | 'change' | 'delete'
  /** When it was changed last, in Berlin, ISO. */
  changedOn: string
  rest: readonly UnmappedElement[]
  /** For a backup: translations that are out of date, by field, and what hides the address. */
  stale?: Readonly<Record<string, Date>>
  circle?: Circle | null
}

export interface WrittenPicture extends Pick<Picture, 'kind' | 'alt' | 'caption'> {
  /** The name of its file in the archive. */
  file: string
  /** By which a file that comes back to the same site finds the picture again. */
  key?: string
  texts: readonly AgedText[]
}

export interface WrittenMember extends Pick<TeamMember, 'name' | 'role' | 'telephone' | 'email'> {
  /** The name of the portrait's file in the archive. */
  photo: string | null
}

export interface WriteOptions {
  version: '127c' | '127d'
  /** A backup: with drafts, flags and every address. */
  isWholeStock: boolean
  /** Street and coordinates stay here where visitors must not see them. A backup has them all the same. */
  hidesAddress: boolean
  /** Without fields of our own, and what only concerns the software that sent it. */
  isForReceiver?: boolean
}
