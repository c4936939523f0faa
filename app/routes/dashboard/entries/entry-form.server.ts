/** Reading and saving the form of an entry, with its portrait: the same for a new entry and an existing one. */
import { data } from '@remix-run/cloudflare'
import { type Database, newId } from '#app/data/database.server.ts'
import type { StoredEntry } from '#app/data/entries/entries.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { hasPortrait } from '#app/domain/entries/entry.ts'
import { englishState, isWordless, noEnglish } from '#app/domain/missing-texts.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Translation } from '#app/fields/translations.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { postedId, postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { type PictureChange, readPicture } from '#app/http/forms/one-picture.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import {
  type ChosenPicture,
  isRefused,
  readWithPicture,
  rerenderWithPicture,
} from '#app/routes/dashboard/saving/picture-form.server.ts'
import { type RestorablePost, saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { entryWriter, remembered } from './entry-history.server.ts'
import { type EntryKind, type EntryValues, websiteLink } from './entry-kinds.server.ts'

export async function blankEntry({ list, ...kind }: EntryKind, request: Request, { db }: AppContext) {
  const [locale, references] = await Promise.all([localeOf(request), kind.references?.(db)])
  const title = translator(locale)(`dashboard:entries.${list}.new`)
  return {
    list,
    title,
    id: newId(),
    references,
    gone: null,
    entry: { values: {}, picture: null, version: 0, english: noEnglish },
  }
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
  const { version, values, stale } = found
  const english = englishState(fields, values, stale, (_, text) => isWordless(text))
  const title = kind.nameOf(values)
  const picture = found.picture && { ...found.picture, alt: title }
  return data({
    list,
    title,
    id,
    references,
    gone: null,
    entry: { version, values: formatForControls(fields, values, locale), picture, english },
  })
}

async function standingOf(kind: EntryKind, id: string, db: Database): Promise<'trashed' | 'deleted'> {
  return (await kind.find(db, id, 'trash')) ? 'trashed' : 'deleted'
}

export interface EntryPost extends RestorablePost {
  kind: EntryKind
  id: string
  by: Author
}

/** The limit leaves room for a picture that is too large, so that its error can appear beside its control. */
export async function readEntryForm(request: Request) {
  const [form, locale] = await Promise.all([readForm(request, uploadLimits.perPost), localeOf(request)])
  return { form, locale }
}

/** A second post of the same form changes the entry that the first one added. */
export async function saveNewEntry(newPost: Omit<EntryPost, 'id'>) {
  const { kind, form, context, by } = newPost
  const post = { ...newPost, id: postedId(form) }
  if (!(await kind.find(context.db, post.id))) {
    const chosen = await readPortrait(post, null)
    const read = await readEntry(post, chosen, null)
    if ('result' in read) return rerenderEntry(post, read, chosen)
    const picture = typeof chosen === 'object' && !isRefused(chosen) ? chosen : null
    if (await kind.create(context.db, post.id, pick(read.values, keysOf(kind.fields)), 'last', picture, by))
      return sayAdded(post, read.values)
  }
  // The form that added it was made from what it added.
  if (postedVersion(form) === 0) form.set('version', '1')
  return saveEntry(post)
}

export async function saveEntry(post: EntryPost) {
  const { kind, id, form, locale, context, by } = post
  const { db } = context
  const present = await kind.find(db, id)
  const before = present ?? (form.get('next') === 'restore' ? await kind.find(db, id, 'trash') : null)
  if (!before) return rerenderGone(post, await readPortrait(post, null))
  const chosen = await readPortrait(post, before)
  const stored = remembered(before)
  // A refused one is never written.
  const portrait = isRefused(chosen) ? 'kept' : chosen
  const outcome = await saveForm(post, {
    subject: { kind: kind.list, id },
    fields: kind.remembered,
    stored,
    find: async () => {
      const theirs = await kind.find(db, id)
      return theirs && remembered(theirs)
    },
    read: async (base) => {
      const read = await readEntry(post, chosen, pictureIn(base ?? stored.values))
      if ('values' in read && !present) await kind.restore(db, id, null, by)
      return read
    },
    write: (all, version) => {
      const { picture: _, ...values } = all
      return kind.update(db, id, { values, portrait, version, by })
    },
    writer: () => entryWriter(kind, db, locale),
  })
  if (outcome.status === 'gone') return rerenderGone(post, chosen)
  const isInTrash = outcome.status === 'rejected' && !present
  if (outcome.status !== 'saved') return rerenderEntry(post, outcome, chosen, isInTrash ? { gone: 'trashed' } : {})
  const { version, values } = outcome
  return post.onSaved?.(version) ?? saySaved(post, values, portrait, { ...before, version })
}

/** Says that a translation is right all the same. */
export async function confirmEntryText(post: EntryPost, translation: Translation) {
  const { kind, id, form, locale, context } = post
  const { list, fields } = kind
  const present = await kind.find(context.db, id)
  if (!present) return rerenderGone(post, await readPortrait(post, null))
  const chosen = await readPortrait(post, present)
  const labels: Readonly<Record<string, string>> = translator(locale)(`dashboard:entries.${list}.fields`, {
    returnObjects: true,
  })
  return confirmFreshness({
    context,
    kind: list,
    id,
    fields,
    translation,
    form,
    locale,
    stored: present.values,
    page: dashboardPaths[list].entry(id),
    label: labels[translation.name] ?? translation.name,
    hasMore: chosen !== 'kept',
    giveBack: (fresh, status) => rerenderEntry(post, {}, chosen, { fresh }, status),
  })
}

function pictureIn({ picture }: EntryValues): string | null {
  return typeof picture === 'string' ? picture : null
}

async function readPortrait(
  { kind, id, form, locale, context }: EntryPost,
  before: StoredEntry<EntryValues> | null,
): Promise<ChosenPicture> {
  if (!hasPortrait(kind.list)) return 'kept'
  return readPicture({ context, form, locale, owner: id, present: before?.picture ?? null })
}

function readEntry(post: EntryPost, chosen: ChosenPicture, keyBefore: string | null) {
  const { kind, id, locale, context } = post
  return readWithPicture(
    post,
    kind.fields,
    chosen,
    keyBefore,
    async (values) => (values && (await kind.problems?.(context.db, id, values, translator(locale)))) ?? {},
  )
}

function sayAdded({ kind, context }: EntryPost, values: EntryValues) {
  return redirectWithMessage(
    context,
    dashboardPaths[kind.list].list,
    'entryAdded',
    { name: kind.nameOf(values) },
    websiteLink(kind),
  )
}

function saySaved(
  { kind, id, form, locale, context }: EntryPost,
  values: EntryValues,
  portrait: PictureChange,
  before: StoredEntry<EntryValues>,
) {
  const { list, entry } = dashboardPaths[kind.list]
  const fields: Record<string, string> = {
    version: String(before.version),
    locale,
    ...formatForControls(kind.fields, before.values, locale),
  }
  if (portrait !== 'kept' && before.picture) fields.uploaded = before.picture.key
  else if (portrait !== 'kept') fields.removePicture = 'on'
  const undo = { action: entry(id), fields }
  const ways = { ...websiteLink(kind), undo }
  const back = ownPath(form.get('redirectTo'), list)
  return redirectWithMessage(context, back, 'entrySaved', { name: kind.nameOf(values) }, ways)
}

interface More {
  gone?: 'trashed' | 'deleted'
  /** Said of a translation. */
  fresh?: FreshText
}

/** In the trash, or gone for good: what was typed must not go with it. */
async function rerenderGone(post: EntryPost, chosen: ChosenPicture) {
  const gone = await standingOf(post.kind, post.id, post.context.db)
  return rerenderEntry(post, {}, chosen, { gone }, gone === 'trashed' ? 409 : 404)
}

function rerenderEntry(
  post: EntryPost,
  unsaved: Parameters<typeof rerenderWithPicture>[1],
  chosen: ChosenPicture,
  more: More = {},
  status?: number,
) {
  return rerenderWithPicture(post, unsaved, chosen, { id: post.id, ...more }, status)
}
