/** The three lists of entries as their pages need them: the same acts for each, and what they are called. */

import type { Database } from '#app/data/database.server.ts'
import type { Leftover, Place, PortraitChange } from '#app/data/entries/entries.server.ts'
import {
  createKeyFigure,
  deleteKeyFigure,
  findKeyFigure,
  moveKeyFigure,
  updateKeyFigure,
} from '#app/data/entries/key-figures.server.ts'
import {
  createTeamMember,
  deleteTeamMember,
  findTeamMember,
  moveTeamMember,
  updateTeamMember,
} from '#app/data/entries/team-members.server.ts'
import {
  createTestimonial,
  deleteTestimonial,
  findTestimonial,
  moveTestimonial,
  updateTestimonial,
} from '#app/data/entries/testimonials.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/properties/authors.server.ts'
import type { EntryList, entryFields } from '#app/domain/entries/entry.ts'
import { figureText } from '#app/domain/entries/key-figure.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { FieldValues } from '#app/fields/field.ts'
import { paths } from '#app/paths.ts'

export type EntryValues<List extends EntryList> = FieldValues<(typeof entryFields)[List]>

/** One of the lists. `null` from an act means that there is no such entry, `false` that its id is taken. */
export interface EntryKind<List extends EntryList> {
  list: List
  /** What messages and questions call an entry. */
  nameOf: (values: EntryValues<List>) => string
  /** The page on which visitors meet the entries. */
  website: string
  find: (db: Database, id: string) => Promise<(EntryValues<List> & { picture?: LonePicture | null }) | null>
  /** Adds an entry behind the others. */
  create: (db: Database, id: string, values: EntryValues<List>, portrait: StoredImage | null) => Promise<boolean>
  update: (db: Database, id: string, values: EntryValues<List>, portrait: PortraitChange) => Promise<Leftover | null>
  remove: (db: Database, id: string, by: Author) => Promise<Leftover | null>
  move: (db: Database, id: string, direction: 'up' | 'down') => Promise<Place | null>
}

export const teamKind: EntryKind<'team'> = {
  list: 'team',
  nameOf: ({ name }) => name,
  website: paths.team,
  find: findTeamMember,
  create: (db, id, values, portrait) => createTeamMember(db, id, values, 'last', portrait),
  update: updateTeamMember,
  remove: deleteTeamMember,
  move: moveTeamMember,
}

export const testimonialsKind: EntryKind<'testimonials'> = {
  list: 'testimonials',
  nameOf: ({ author }) => author,
  website: paths.home,
  find: findTestimonial,
  create: (db, id, values, portrait) => createTestimonial(db, id, values, 'last', portrait),
  update: updateTestimonial,
  remove: deleteTestimonial,
  move: moveTestimonial,
}

export const numbersKind: EntryKind<'numbers'> = {
  list: 'numbers',
  nameOf: figureText,
  website: paths.about,
  find: findKeyFigure,
  create: (db, id, values) => createKeyFigure(db, id, values, 'last'),
  update: updateKeyFigure,
  remove: deleteKeyFigure,
  move: moveKeyFigure,
}
