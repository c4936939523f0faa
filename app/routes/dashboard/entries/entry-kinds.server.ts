/** The lists of entries: the same acts for each, and what their pages say about an entry. */
import type { Database } from '#app/data/database.server.ts'
import type { EntryChange, Leftover, Place, StoredEntry } from '#app/data/entries/entries.server.ts'
import {
  createKeyFigure,
  deleteKeyFigure,
  findKeyFigure,
  listKeyFigures,
  moveKeyFigure,
  updateKeyFigure,
} from '#app/data/entries/key-figures.server.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  findReplyTemplate,
  listReplyTemplates,
  moveReplyTemplate,
  updateReplyTemplate,
} from '#app/data/entries/reply-templates.server.ts'
import {
  createTeamMember,
  deleteTeamMember,
  findTeamMember,
  listColleagues,
  moveTeamMember,
  updateTeamMember,
} from '#app/data/entries/team-members.server.ts'
import {
  createTestimonial,
  deleteTestimonial,
  findTestimonial,
  listTestimonialExcerpts,
  moveTestimonial,
  updateTestimonial,
} from '#app/data/entries/testimonials.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import { listClosedNames } from '#app/data/properties/properties.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type EntryList, entryFields } from '#app/domain/entries/entry.ts'
import { figureText } from '#app/domain/entries/key-figure.ts'
import type { Fields, FieldValues, Locale } from '#app/fields/field.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { notFound } from '#app/http/responses.server.ts'
import type { Translator } from '#app/i18n/server.ts'
import { decodedPath, paths } from '#app/paths.ts'
import type { ListedEntry } from '#app/ui/dashboard/entries/entry-list.tsx'
import { deputyProblems, listedTeam, teamRemovalText } from './team-words.server.ts'

export type EntryValues = FieldValues<Fields>

/** `null` from an act means that there is no such entry, `false` that its id is taken. */
interface Kind<Values> {
  nameOf(values: Values): string
  /** The public page that shows the entries, if one does. */
  website?: string
  listed(db: Database, t: Translator, locale: Locale): Promise<ListedEntry[]>
  find(db: Database, id: string): Promise<StoredEntry<Values> | null>
  create(
    db: Database,
    id: string,
    values: Values,
    position: 'last',
    portrait: StoredImage | null,
    by: Author,
  ): Promise<boolean>
  update(db: Database, id: string, change: EntryChange<Values>): Promise<Leftover | 'stale' | 'missing'>
  remove(db: Database, id: string, by: Author): Promise<Leftover | null>
  move(db: Database, id: string, direction: 'up' | 'down'): Promise<Place | null>
  /** What its references may refer to, by field. */
  references?(db: Database): Promise<Record<string, FieldOption[]>>
  /** What the kinds of fields cannot see, by field. */
  problems?(db: Database, id: string, values: Values, t: Translator): Promise<Record<string, string[]>>
  removalAffects?(db: Database, id: string, name: string, t: Translator): Promise<string[]>
}

export interface EntryKind extends Kind<EntryValues> {
  list: EntryList
  fields: Fields
}

const kinds: { readonly [List in EntryList]: Kind<FieldValues<(typeof entryFields)[List]>> } = {
  team: {
    nameOf: ({ name }) => name,
    website: paths.team,
    listed: listedTeam,
    find: findTeamMember,
    create: createTeamMember,
    update: updateTeamMember,
    remove: deleteTeamMember,
    move: moveTeamMember,
    references: async (db) => ({
      deputy: (await listColleagues(db)).map(({ id, name }) => ({ value: id, label: name })),
    }),
    problems: deputyProblems,
    removalAffects: teamRemovalText,
  },
  testimonials: {
    nameOf: ({ author }) => author,
    website: paths.home,
    listed: async (db) =>
      (await listTestimonialExcerpts(db)).map(({ id, author, quote, picture }) => ({
        id,
        title: author,
        lines: [quote],
        picture,
      })),
    find: findTestimonial,
    create: createTestimonial,
    update: updateTestimonial,
    remove: deleteTestimonial,
    move: moveTestimonial,
    references: async (db) => ({
      property: (await listClosedNames(db)).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
    }),
  },
  numbers: {
    nameOf: figureText,
    website: paths.about,
    listed: async (db) =>
      (await listKeyFigures(db)).map(({ id, labelDe, labelEn, ...figure }) => ({
        id,
        title: figureText(figure),
        lines: [labelDe, labelEn],
      })),
    find: findKeyFigure,
    create: createKeyFigure,
    update: updateKeyFigure,
    remove: deleteKeyFigure,
    move: moveKeyFigure,
  },
  templates: {
    nameOf: ({ name }) => name,
    listed: async (db, t) =>
      (await listReplyTemplates(db)).map(({ id, name, text, textEn, declines }) => ({
        id,
        title: name,
        lines: [text],
        note: [declines && t('dashboard:entries.declines'), !textEn && t('dashboard:entries.onlyGerman')]
          .filter(Boolean)
          .join(' · '),
      })),
    find: findReplyTemplate,
    create: createReplyTemplate,
    update: updateReplyTemplate,
    remove: deleteReplyTemplate,
    move: moveReplyTemplate,
  },
}

/** The list in an address such as `/dashboard/team/new`. */
export function entryKindOf(request: Request): EntryKind {
  const [, , segment = ''] = decodedPath(new URL(request.url).pathname)?.split('/') ?? []
  const list = segment.toLowerCase()
  if (!isEntryList(list)) throw notFound()
  // Each kind only gets values that its own fields or its own `find` have read.
  return { list, fields: entryFields[list], ...(kinds[list] as Kind<EntryValues>) }
}

function isEntryList(name: string): name is EntryList {
  return Object.hasOwn(kinds, name)
}
