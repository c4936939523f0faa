import type { Database } from '#app/data/database.server.ts'
import type { StoredEntry } from '#app/data/entries/entry-source.server.ts'
import { keyFigureStore, listKeyFigures } from '#app/data/entries/key-figures.server.ts'
import { ownPageStore } from '#app/data/entries/own-pages.server.ts'
import { listReplyTemplates, replyTemplateStore } from '#app/data/entries/reply-templates.server.ts'
import { listColleagues, teamStore } from '#app/data/entries/team-members.server.ts'
import {
  type Charge,
  findChargeSince,
  type Handover,
  restoreTeamMember,
  trashTeamMember,
} from '#app/data/entries/team-trash.server.ts'
import { listTestimonialExcerpts, testimonialStore } from '#app/data/entries/testimonials.server.ts'
import type { EntryChange, Passed, Place } from '#app/data/entries/write-entries.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import { listClosedNames } from '#app/data/properties/property-lists.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { TrashTab } from '#app/data/saving/trash.server.ts'
import { type EntryList, entryFields, hasPicture } from '#app/domain/entries/entry.ts'
import { figureText } from '#app/domain/entries/key-figure.ts'
import { isConfirmationVoid } from '#app/domain/entries/testimonial.ts'
import { pictureKeyField } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { MessageExtras } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import type { Translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { decodedPath, ownPagePath, paths } from '#app/paths/public.ts'
import { originHints, originProblems } from '#app/words/testimonial-origin.server.ts'
import { isSlugTaken, listedPages, pageProblems, preparePageForm } from './own-page-form.server.ts'
import { type Departure, deputyProblems, type ListedRow, listedTeam, teamDeparture } from './team-words.server.ts'

export type EntryValues = FieldValues<Fields>

type Options = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `null` from an action means that the entry does not exist, `false` that its id is taken. */
interface Kind<Values> {
  nameOf(values: Values): string
  /** The public page that shows the entry, if any. */
  website?(values: Values): string | null
  /** Other staff only read them. */
  isForAdmins?: true
  listed(db: Database, tab: TrashTab, t: Translator, locale: Locale): Promise<ListedRow[]>
  count(db: Database, tab: TrashTab): Promise<number>
  find(db: Database, id: string, tab?: TrashTab): Promise<StoredEntry<Values> | null>
  create(
    db: Database,
    id: string,
    values: Values,
    position: 'last',
    portrait: StoredImage | null,
    by: Author,
  ): Promise<boolean>
  update(db: Database, id: string, change: EntryChange<Values>): Promise<'saved' | 'stale' | 'missing'>
  /** Null when there is nothing to move. */
  trash(db: Database, id: string, successor: string | null, by: Author): Promise<Handover | null>
  restore(db: Database, id: string, successor: string | null, by: Author): Promise<Handover | null>
  move(db: Database, id: string, direction: 'up' | 'down', by: Author, undone?: Passed): Promise<Place | null>
  /** Options for references, by field. */
  references?(db: Database): Promise<Record<string, FieldOption[]>>
  /** Checks beyond the field kinds, by field. */
  problems?(db: Database, id: string, values: Values, t: Translator, locale: Locale): Promise<Record<string, string[]>>
  /** Hints that depend on what is stored; `values` are null for a new entry. */
  hints?(
    db: Database,
    id: string,
    values: Values | null,
    t: Translator,
    locale: Locale,
  ): Promise<Record<string, string>>
  /** What else a save changes, with the message that says so; null if nothing. */
  settle?(before: Values, after: Values): { values: EntryValues; message: 'entrySavedUnconfirmed' } | null
  /** Completes the posted form before it is read. */
  prepare?(db: Database, id: string, form: FormData, locale: Locale): Promise<void>
  /** Whether a write failed because of another entry, which `problems` finds when the form is read again. */
  isTaken?(error: unknown): boolean
  /** Names of options, by field. */
  options?(t: Translator): Options
  /** Of a new entry. */
  initial?: Readonly<Record<string, string>>
  /** What came into its charge since that version, which restored it. */
  chargeSince?(db: Database, id: string, version: number): Promise<Charge[]>
  /** Properties and enquiries to hand over, with possible successors; null if none. */
  departure?(db: Database, id: string, name: string, t: Translator): Promise<Departure | null>
}

export interface EntryKind extends Kind<EntryValues> {
  list: EntryList
  fields: Fields
  /** Includes the portrait. */
  historyFields: Fields
}

const kinds: { readonly [List in EntryList]: Kind<FieldValues<(typeof entryFields)[List]>> } = {
  team: {
    nameOf: ({ name }) => name,
    website: () => paths.team,
    ...teamStore,
    listed: listedTeam,
    trash: trashTeamMember,
    restore: restoreTeamMember,
    chargeSince: findChargeSince,
    references: async (db) => ({
      deputy: (await listColleagues(db)).map(({ id, name }) => ({ value: id, label: name })),
    }),
    problems: deputyProblems,
    departure: teamDeparture,
  },
  testimonials: {
    nameOf: ({ author }) => author,
    website: () => paths.home,
    ...withTrash(testimonialStore),
    problems: originProblems,
    hints: originHints,
    settle: (before, after) =>
      isConfirmationVoid(before, after)
        ? { values: { originConfirmed: false }, message: 'entrySavedUnconfirmed' }
        : null,
    listed: async (db, tab, t) =>
      (await listTestimonialExcerpts(db, tab)).map(({ author, quote, originConfirmed, ...entry }) => ({
        ...entry,
        title: author,
        lines: [quote],
        notes: originConfirmed ? [] : [t('dashboard:entries.origin.open')],
      })),
    references: async (db) => ({
      property: (await listClosedNames(db)).map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
    }),
  },
  numbers: {
    nameOf: figureText,
    website: () => paths.about,
    ...withTrash(keyFigureStore),
    listed: async (db, tab) =>
      (await listKeyFigures(db, tab)).map(({ id, deletedAt, isStale, label, labelEn, ...figure }) => ({
        id,
        deletedAt,
        isStale,
        title: figureText(figure),
        lines: [label, labelEn],
      })),
  },
  templates: {
    nameOf: ({ name }) => name,
    ...withTrash(replyTemplateStore),
    problems: async (_db, _id, { subjectEn, textEn }, t): Promise<Record<string, string[]>> =>
      subjectEn && !textEn ? { textEn: [t('forms:entries.subjectAlone')] } : {},
    listed: async (db, tab, t) =>
      (await listReplyTemplates(db, tab)).map(({ id, deletedAt, isStale, name, text, textEn, declines }) => ({
        id,
        deletedAt,
        isStale,
        title: name,
        lines: [text],
        notes: [
          ...(declines ? [t('dashboard:entries.declines')] : []),
          ...(textEn ? [] : [t('dashboard:entries.onlyGerman')]),
        ],
      })),
  },
  ownPages: {
    nameOf: ({ title }) => title,
    website: ({ published, slug }) => (published && slug ? ownPagePath(slug) : null),
    isForAdmins: true,
    ...withTrash(ownPageStore),
    listed: listedPages,
    prepare: preparePageForm,
    problems: pageProblems,
    isTaken: isSlugTaken,
    options: (t) => ({ placement: t('dashboard:entries.page.options', { returnObjects: true }) }),
    initial: { placement: 'footer' },
  },
}

export function websiteLink({ website }: EntryKind, values: EntryValues): Pick<MessageExtras, 'link'> {
  const to = website?.(values)
  return to ? { link: { to, label: 'website' } } : {}
}

/** Quotes, figures and templates have no successor. */
function withTrash<Acts extends Pick<typeof keyFigureStore, 'moveTo'>>(acts: Acts) {
  const moving = (to: TrashTab) => async (db: Database, id: string, _: string | null, by: Author) =>
    (await acts.moveTo(db, id, to, by)) ? { properties: 0 } : null
  return { ...acts, trash: moving('trash'), restore: moving('all') }
}

export function entryKindOf(request: Request): EntryKind {
  const path = decodedPath(new URL(request.url).pathname)?.toLowerCase() ?? ''
  const list = keysOf(kinds).find((name) => `${path}/`.startsWith(`${dashboardPaths[name].list}/`))
  if (!list) throw notFound()
  // Each list only gets values that its own fields or `find` have read.
  const fields = entryFields[list]
  const historyFields = hasPicture(list) ? { ...fields, ...pictureKeyField } : fields
  return { list, fields, historyFields, ...(kinds[list] as Kind<EntryValues>) }
}
