/** Reading and saving the form of an entry, with its portrait: the same for a new entry and an existing one. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import { type Database, newId } from '#app/data/database.server.ts'
import type { StoredEntry } from '#app/data/entries/entries.server.ts'
import { findLoosePicture } from '#app/data/pictures/loose-pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { hasPortrait } from '#app/domain/entries/entry.ts'
import { englishState, isWordless, noEnglish } from '#app/domain/missing-texts.ts'
import { type BarePicture, uploadLimits } from '#app/domain/picture.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translation } from '#app/fields/translations.ts'
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
import { keyAfter, type PictureChange, readPicture, uploadedIn } from '#app/http/forms/one-picture.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type Conflict, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
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
export async function saveNewEntry(newPost: Omit<EntryPost, 'id'>) {
  const { kind, form, context, by } = newPost
  const post = { ...newPost, id: postedId(form) }
  if (!(await kind.find(context.db, post.id))) {
    const read = await readEntry(post, await readPortrait(post, null))
    if ('error' in read) return askAgain(post, read)
    const { values, portrait } = read
    const picture = typeof portrait === 'object' ? portrait : null
    if (await kind.create(context.db, post.id, values, 'last', picture, by)) return sayAdded(post, values)
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
  if (!before) return isGone(post)
  const chosen = await readPortrait(post, before)
  const saved = { db, subject: { kind: kind.list, id }, fields: kind.remembered, form, locale }
  const base = await readBase(saved, remembered(before))
  const read = await readEntry(post, chosen)
  if ('error' in read) return askAgain(post, present ? read : { ...read, gone: 'trashed' })
  const { values, portrait } = read
  if (!present) await kind.restore(db, id, null, by)
  const mine = { ...values, picture: keyAfter(portrait, pictureIn(base ?? remembered(before).values)) }
  const outcome = await saveOver(saved, {
    base,
    mine,
    find: async () => {
      const theirs = await kind.find(db, id)
      return theirs && remembered(theirs)
    },
    write: async (version) => {
      const change = await kind.update(db, id, { values, portrait, version, by })
      return change === 'saved' ? version + 1 : change
    },
    writer: () => entryWriter(kind, db, locale),
    same: (version) => version,
  })
  if (outcome === 'missing') return isGone(post, uploadedIn(portrait))
  if (isConflict(outcome)) return askWhose(post, read, mine.picture, outcome)
  return post.onSaved?.(outcome) ?? saySaved(post, values, portrait, { ...before, version: outcome })
}

/** Says that a translation is right all the same. */
export async function confirmEntryText(post: EntryPost, translation: Translation) {
  const { kind, id, form, locale, context } = post
  const { list, fields } = kind
  const present = await kind.find(context.db, id)
  if (!present) return isGone(post)
  const portrait = await readPortrait(post, present)
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
    hasMore: portrait !== 'kept',
    giveBack: (fresh, status) => askAgain(post, { error: {}, fresh, uploaded: uploadedIn(portrait) }, status),
  })
}

function pictureIn({ picture }: EntryValues): string | null {
  return typeof picture === 'string' ? picture : null
}

interface Read {
  values: EntryValues
  portrait: PictureChange
}

interface Refusal {
  /** By the names of the controls. */
  error: NonNullable<RejectedForm['error']>
  change?: Conflict
  gone?: 'trashed' | 'deleted'
  /** Said of a translation. */
  fresh?: FreshText
  /** Chosen in this form, and not lost. */
  uploaded: BarePicture | null
}

type Portrait = Awaited<ReturnType<typeof readPicture>>

async function readPortrait(
  { kind, id, form, locale, context }: EntryPost,
  before: StoredEntry<EntryValues> | null,
): Promise<Portrait> {
  if (!hasPortrait(kind.list)) return 'kept'
  return readPicture({ context, form, locale, owner: id, present: before?.picture ?? null })
}

/** Every mistake at once: in the fields, and of the picture. */
async function readEntry({ kind, id, form, locale, context }: EntryPost, portrait: Portrait): Promise<Read | Refusal> {
  const submission = parseForm(form, kind.fields, locale)
  const problem: Refusal['error'] =
    typeof portrait === 'object' && 'problem' in portrait ? { picture: [portrait.problem] } : {}
  const error =
    submission.status === 'success'
      ? await kind.problems?.(context.db, id, submission.value, translator(locale))
      : submission.reply().error
  const problems = { ...error, ...problem }
  if (submission.status === 'success' && Object.keys(problems).length === 0)
    return { values: submission.value, portrait: portrait as PictureChange }
  return { error: problems, uploaded: uploadedIn(portrait) }
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

/** In the trash, or gone for good: what was typed must not go with it. */
async function isGone(post: EntryPost, uploaded: BarePicture | null = null) {
  const { kind, id, context } = post
  const gone = await standingOf(kind, id, context.db)
  const kept = uploaded ?? uploadedIn(await readPortrait(post, null))
  return askAgain(post, { error: {}, gone, uploaded: kept }, gone === 'trashed' ? 409 : 404)
}

/** Somebody has saved meanwhile. A picture that is asked about comes back with the form, as what was typed does. */
async function askWhose(post: EntryPost, { portrait }: Read, picture: string | null, change: Conflict) {
  const { context, form } = post
  let uploaded = uploadedIn(portrait)
  if (change.differences.some(({ field }) => field === 'picture') && !uploaded) {
    if (picture === null) form.set('removePicture', 'on')
    else uploaded = uploadedIn((await findLoosePicture(context.db, context.media, picture)) ?? 'kept')
  }
  return askAgain(post, { error: {}, change, uploaded }, 409)
}

function askAgain({ id, form }: EntryPost, { error, change, gone, fresh, uploaded }: Refusal, status = 400) {
  for (const name of ['picture', ...(uploaded ? ['removePicture'] : [])]) form.delete(name)
  const result: RejectedForm = { ...asPosted(form), error }
  const version = change?.version ?? postedVersion(form)
  return data({ id, version, result, change, uploaded, gone, fresh }, { status })
}
