/** Reading and saving the form of an entry, with its portrait: the same for a new entry and an existing one. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import { type Database, newId } from '#app/data/database.server.ts'
import type { Leftover, PortraitChange } from '#app/data/entries/entries.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { hasPortrait } from '#app/domain/entries/entry.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import {
  asPosted,
  parseForm,
  postedId,
  postedVersion,
  type RejectedForm,
  readForm,
} from '#app/http/forms/forms.server.ts'
import { chosenFile, storeOnePicture } from '#app/http/forms/one-picture.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { type Conflict, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { entryWriter } from './entry-history.server.ts'
import type { EntryKind, EntryValues } from './entry-kinds.server.ts'

export async function blankEntry({ list, ...kind }: EntryKind, request: Request, { db }: AppContext) {
  const [locale, references] = await Promise.all([localeOf(request), kind.references?.(db)])
  const title = translator(locale)(`dashboard:entries.${list}.new`)
  return { list, title, id: newId(), references, gone: null, entry: { values: {}, picture: null, version: 0 } }
}

/** Shows a missing entry as a page with 404 instead of throwing: its form may come back with what was typed. */
export async function storedEntry(kind: EntryKind, id: string, request: Request, { db }: AppContext) {
  const { list, fields } = kind
  const [found, locale, references] = await Promise.all([kind.find(db, id), localeOf(request), kind.references?.(db)])
  if (!found) {
    const gone = await standingOf(kind, id, db)
    const title = translator(locale)(`dashboard:entries.gone.${gone}`)
    return data({ list, title, id, references, entry: null, gone }, { status: 404 })
  }
  const { version, values } = found
  const title = kind.nameOf(values)
  const picture = found.picture && { ...found.picture, alt: title }
  return data({
    list,
    title,
    id,
    references,
    gone: null,
    entry: { version, values: formatForControls(fields, values, locale), picture },
  })
}

async function standingOf(kind: EntryKind, id: string, db: Database): Promise<'trashed' | 'deleted'> {
  return (await kind.find(db, id, 'trash')) ? 'trashed' : 'deleted'
}

export interface EntryPost {
  kind: EntryKind
  id: string
  form: FormData
  locale: Locale
  context: AppContext
  by: Author
  /** The answer once it is saved, instead of the list. */
  onSaved?: (version: number) => TypedResponse<never>
}

/** The limit leaves room for a picture that is too large, so that its error can appear beside its control. */
export async function readEntryForm(request: Request) {
  const [form, locale] = await Promise.all([readForm(request, uploadLimits.perPost), localeOf(request)])
  return { form, locale }
}

/** A second post of the same form changes the entry that the first one added. */
export async function saveNewEntry(post: Omit<EntryPost, 'id'>) {
  const { kind, form, context, by } = post
  const id = postedId(form)
  if (!(await kind.find(context.db, id))) {
    const read = await readEntry({ ...post, id })
    if ('error' in read) return askAgain({ ...post, id }, read)
    const { values, portrait } = read
    const picture = typeof portrait === 'object' ? portrait : null
    if (await kind.create(context.db, id, values, 'last', picture, by)) return sayAdded(post, values)
  }
  // The form that added it was made from what it added.
  if (postedVersion(form) === 0) form.set('version', '1')
  return saveEntry({ ...post, id })
}

export async function saveEntry(post: EntryPost) {
  const { kind, id, form, locale, context, by } = post
  const { db } = context
  const present = await kind.find(db, id)
  const before = present ?? (form.get('next') === 'restore' ? await kind.find(db, id, 'trash') : null)
  if (!before) return isGone(post)
  const saved = { db, subject: { kind: kind.list, id }, fields: kind.fields, form, locale }
  const base = await readBase(saved, before)
  const read = await readEntry(post)
  if ('error' in read) return present ? askAgain(post, read) : askAgain(post, { ...read, gone: 'trashed' })
  const { values, portrait } = read
  if (!present) await kind.restore(db, id, null, by)
  const outcome = await saveOver(saved, {
    base,
    mine: values,
    find: () => kind.find(db, id),
    write: async (version) => {
      const leftover = await kind.update(db, id, { values, portrait, version, by })
      return typeof leftover === 'object' ? { leftover, version: version + 1 } : leftover
    },
    writer: () => entryWriter(kind, db, locale),
    same: (version) => (portrait === 'kept' ? { leftover: { pictureKey: null }, version } : null),
  })
  if (typeof outcome === 'object' && 'leftover' in outcome) {
    discard(context, outcome.leftover)
    return post.onSaved?.(outcome.version) ?? saySaved(post, values, portrait, { ...before, version: outcome.version })
  }
  if (typeof portrait === 'object') discard(context, portrait)
  return isConflict(outcome) ? askAgain(post, { error: {}, change: outcome }, 409) : isGone(post)
}

interface Read {
  values: EntryValues
  portrait: PortraitChange
}

interface Refusal {
  /** By the names of the controls. */
  error: NonNullable<RejectedForm['error']>
  change?: Conflict
  gone?: 'trashed' | 'deleted'
}

/** Reads the fields first, so that a picture is stored only for an entry that can be saved. */
async function readEntry({ kind, form, locale, context }: EntryPost): Promise<Read | Refusal> {
  const submission = parseForm(form, kind.fields, locale)
  if (submission.status !== 'success') return { error: submission.reply().error ?? {} }
  const values = submission.value
  const file = hasPortrait(kind.list) ? chosenFile(form, 'picture') : null
  if (!file) return { values, portrait: form.get('removePicture') === 'on' ? 'removed' : 'kept' }
  const portrait = await storeOnePicture(context, file, locale)
  return 'problem' in portrait ? { error: { picture: [portrait.problem] } } : { values, portrait }
}

function sayAdded({ kind, context }: Omit<EntryPost, 'id'>, values: EntryValues) {
  const link = { to: kind.website, label: 'website' } as const
  return redirectWithMessage(
    context,
    paths.dashboard[kind.list].list,
    'entryAdded',
    { name: kind.nameOf(values) },
    { link },
  )
}

function saySaved(
  { kind, id, form, locale, context }: EntryPost,
  values: EntryValues,
  portrait: PortraitChange,
  before: Saved<EntryValues>,
) {
  const { list, entry } = paths.dashboard[kind.list]
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), list),
    'entrySaved',
    { name: kind.nameOf(values) },
    {
      link: { to: kind.website, label: 'website' },
      // The files of a replaced picture are gone, so only words can be undone.
      ...(portrait === 'kept' && {
        undo: {
          action: entry(id),
          fields: { version: String(before.version), locale, ...formatForControls(kind.fields, before.values, locale) },
        },
      }),
    },
  )
}

export function discard(context: AppContext, { pictureKey }: Leftover): void {
  if (pictureKey) context.waitUntil(deletePictureFiles(context.media, pictureKey))
}

/** In the trash, or gone for good: what was typed must not go with it. */
async function isGone(post: EntryPost) {
  const gone = await standingOf(post.kind, post.id, post.context.db)
  return askAgain(post, { error: {}, gone }, gone === 'trashed' ? 409 : 404)
}

/** Everything typed comes back, except a chosen file: pages cannot refill that. */
function askAgain({ id, form, locale }: EntryPost, { error, change, gone }: Refusal, status = 400) {
  const file = error.picture ? null : chosenFile(form, 'picture')
  const result: RejectedForm = { ...asPosted(form), error }
  const chooseAgain = file && translator(locale)('forms:entries.chooseAgain', { file: file.name })
  const version = change?.version ?? postedVersion(form)
  return data({ id, version, result, change, chooseAgain, gone }, { status })
}
