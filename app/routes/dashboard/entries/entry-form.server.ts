/** Reading and saving the form of an entry, with its portrait: the same for a new entry and an existing one. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import { newId } from '#app/data/database.server.ts'
import type { Leftover, PortraitChange } from '#app/data/entries/entries.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { hasPortrait } from '#app/domain/entries/entry.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
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
  return { list, title, id: newId(), references, entry: { values: {}, picture: null, version: 0 } }
}

/** Shows a missing entry as a page with 404 instead of throwing: its form may come back with what was typed. */
export async function storedEntry(kind: EntryKind, id: string, request: Request, { db }: AppContext) {
  const { list, fields } = kind
  const [found, locale, references] = await Promise.all([kind.find(db, id), localeOf(request), kind.references?.(db)])
  if (!found) {
    const title = translator(locale)('dashboard:entries.gone.title')
    return data({ list, title, id, references, entry: null }, { status: 404 })
  }
  const { version, values } = found
  const title = kind.nameOf(values)
  const picture = found.picture && { ...found.picture, alt: title }
  return data({
    list,
    title,
    id,
    references,
    entry: { version, values: formatForControls(fields, values, locale), picture },
  })
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
  if (await kind.find(context.db, id)) {
    // The form that added it was made from what it added.
    if (postedVersion(form) === 0) form.set('version', '1')
    return saveEntry({ ...post, id })
  }
  const read = await readEntry({ ...post, id })
  if ('error' in read) return askAgain({ ...post, id }, read)
  const { values, portrait } = read
  const picture = typeof portrait === 'object' ? portrait : null
  const created = await kind.create(context.db, id, values, 'last', picture, by)
  if (!created) return saveNewEntry(post)
  return redirectWithMessage(
    context,
    paths.dashboard[kind.list].list,
    'entryAdded',
    { name: kind.nameOf(values) },
    websiteLink(kind),
  )
}

export async function saveEntry(post: EntryPost) {
  const { kind, id, form, locale, context, by } = post
  const { db } = context
  const before = await kind.find(db, id)
  if (!before) return isGone(post)
  const saved = { db, subject: { kind: kind.list, id }, fields: kind.fields, form, locale }
  const base = await readBase(saved, before)
  const read = await readEntry(post)
  if ('error' in read) return askAgain(post, read)
  const { values, portrait } = read
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

function websiteLink({ website }: EntryKind): MessageExtras {
  return website ? { link: { to: website, label: 'website' } } : {}
}

interface Read {
  values: EntryValues
  portrait: PortraitChange
}

interface Refusal {
  /** By the names of the controls. */
  error: NonNullable<RejectedForm['error']>
  change?: Conflict
}

/** Reads the fields first, so that a picture is stored only for an entry that can be saved. */
async function readEntry({ kind, id, form, locale, context }: EntryPost): Promise<Read | Refusal> {
  const submission = parseForm(form, kind.fields, locale)
  if (submission.status !== 'success') return { error: submission.reply().error ?? {} }
  const values = submission.value
  const error = (await kind.problems?.(context.db, id, values, translator(locale))) ?? {}
  if (Object.keys(error).length > 0) return { error }
  const file = hasPortrait(kind.list) ? chosenFile(form, 'picture') : null
  if (!file) return { values, portrait: form.get('removePicture') === 'on' ? 'removed' : 'kept' }
  const portrait = await storeOnePicture(context, file, locale)
  return 'problem' in portrait ? { error: { picture: [portrait.problem] } } : { values, portrait }
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
      ...websiteLink(kind),
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

function isGone(post: EntryPost) {
  return askAgain(post, { error: {} }, 404)
}

/** Everything typed comes back, except a chosen file: pages cannot refill that. */
function askAgain({ id, form, locale }: EntryPost, { error, change }: Refusal, status = 400) {
  const file = error.picture ? null : chosenFile(form, 'picture')
  const result: RejectedForm = { ...asPosted(form), error }
  const chooseAgain = file && translator(locale)('forms:entries.chooseAgain', { file: file.name })
  const version = change?.version ?? postedVersion(form)
  return data({ id, version, result, change, chooseAgain, isGone: status === 404 }, { status })
}
