/** Reading and saving the form of an entry, with its portrait: the same for a new entry and an existing one. */
import { data } from '@remix-run/cloudflare'
import { newId } from '#app/data/database.server.ts'
import type { Leftover, PortraitChange } from '#app/data/entries/entries.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import { hasPortrait } from '#app/domain/entries/entry.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, postedId, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { chosenFile, storeOnePicture } from '#app/http/forms/one-picture.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { EntryKind, EntryValues } from './entry-kinds.server.ts'

export async function blankEntry({ list, ...kind }: EntryKind, request: Request, { db }: AppContext) {
  const [locale, references] = await Promise.all([localeOf(request), kind.references?.(db)])
  const title = translator(locale)(`dashboard:entries.${list}.new`)
  return { list, title, id: newId(), references, entry: { values: {}, picture: null } }
}

/** Shows a missing entry as a page with 404 instead of throwing: its form may come back with what was typed. */
export async function storedEntry(kind: EntryKind, id: string, request: Request, { db }: AppContext) {
  const { list, fields } = kind
  const [found, locale, references] = await Promise.all([kind.find(db, id), localeOf(request), kind.references?.(db)])
  if (!found) {
    const title = translator(locale)('dashboard:entries.gone.title')
    return data({ list, title, id, references, entry: null }, { status: 404 })
  }
  const entry = { values: formatForControls(fields, found, locale), picture: found.picture ?? null }
  return data({ list, title: kind.nameOf(found), id, references, entry })
}

interface Post {
  kind: EntryKind
  id: string
  form: FormData
  locale: Locale
  context: AppContext
}

/** A second post of the same form changes the entry that the first one added. */
export async function saveNewEntry(kind: EntryKind, request: Request, context: AppContext) {
  const { form, locale } = await readEntryForm(request)
  const post = { kind, id: postedId(form), form, locale, context }
  const read = await readEntry(post)
  if ('error' in read) return askAgain(post, read)
  const { values, portrait } = read
  const created = await kind.create(context.db, post.id, values, 'last', typeof portrait === 'object' ? portrait : null)
  if (!created) return replaceEntry(post, read, await kind.find(context.db, post.id))
  return redirectWithMessage(
    context,
    paths.dashboard[kind.list].list,
    'entryAdded',
    { name: kind.nameOf(values) },
    {
      link: { to: kind.website, label: 'website' },
    },
  )
}

/** The last save wins. */
export async function saveEntry(kind: EntryKind, id: string, request: Request, context: AppContext) {
  const { form, locale } = await readEntryForm(request)
  const post = { kind, id, form, locale, context }
  const before = await kind.find(context.db, id)
  if (!before) return isGone(post)
  const read = await readEntry(post)
  return 'error' in read ? askAgain(post, read) : replaceEntry(post, read, before)
}

/** The limit leaves room for a picture that is too large, so that its error can appear beside its control. */
async function readEntryForm(request: Request) {
  const [form, locale] = await Promise.all([readForm(request, uploadLimits.perPost), localeOf(request)])
  return { form, locale }
}

interface Read {
  values: EntryValues
  portrait: PortraitChange
}

/** Problems by the names of the controls. */
interface Refusal {
  error: NonNullable<RejectedForm['error']>
}

/** Reads the fields first, so that a picture is stored only for an entry that can be saved. */
async function readEntry({ kind, form, locale, context }: Post): Promise<Read | Refusal> {
  const submission = parseForm(form, kind.fields, locale)
  if (submission.status !== 'success') return { error: submission.reply().error ?? {} }
  const values = submission.value
  const file = hasPortrait(kind.list) ? chosenFile(form, 'picture') : null
  if (!file) return { values, portrait: form.get('removePicture') === 'on' ? 'removed' : 'kept' }
  const portrait = await storeOnePicture(context, file, locale)
  return 'problem' in portrait ? { error: { picture: [portrait.problem] } } : { values, portrait }
}

async function replaceEntry(post: Post, { values, portrait }: Read, before: EntryValues | null) {
  const { kind, id, form, locale, context } = post
  const { list, entry } = paths.dashboard[kind.list]
  const leftover = before && (await kind.update(context.db, id, values, portrait))
  if (!leftover) {
    if (typeof portrait === 'object') discard(context, portrait)
    return isGone(post)
  }
  discard(context, leftover)
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), list),
    'entrySaved',
    { name: kind.nameOf(values) },
    {
      link: { to: kind.website, label: 'website' },
      // The files of a replaced picture are gone, so only words can be undone.
      ...(portrait === 'kept' && {
        undo: { action: entry(id), fields: formatForControls(kind.fields, before, locale) },
      }),
    },
  )
}

export function discard(context: AppContext, { pictureKey }: Leftover): void {
  if (pictureKey) context.waitUntil(deletePictureFiles(context.media, pictureKey))
}

function isGone(post: Post) {
  return askAgain(post, { error: {} }, 404)
}

/** Everything typed comes back, except a chosen file: pages cannot refill that. */
function askAgain({ id, form, locale }: Post, { error }: Refusal, status = 400) {
  const file = error.picture ? null : chosenFile(form, 'picture')
  const result: RejectedForm = { ...asPosted(form), error }
  const chooseAgain = file && translator(locale)('forms:entries.chooseAgain', { file: file.name })
  return data({ id, result, chooseAgain, isGone: status === 404 }, { status })
}
