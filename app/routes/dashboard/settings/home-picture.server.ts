/** Reading and saving the home page's picture and its words, from their form and from the history. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import { findStoredHomePicture, updateHomePicture } from '#app/data/agency/home-picture.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { findLoosePicture } from '#app/data/pictures/loose-pictures.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { homePictureWordFields as fields, type HomePictureWords } from '#app/domain/agency/home-picture.ts'
import { englishState } from '#app/domain/missing-texts.ts'
import { type BarePicture, pictureKeyField, uploadLimits } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translation } from '#app/fields/translations.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, postedVersion, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { keyAfter, type PictureChange, readPicture, uploadedIn } from '#app/http/forms/one-picture.server.ts'
import { sayPostTooLarge } from '#app/http/forms/picture-problems.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { type Conflict, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

/** What the history tells of it. */
export const homePictureFields = { ...pictureKeyField, ...fields }

export async function loadHomePicture(db: Database) {
  const { version, picture, values, stale } = await findSavedPicture(db)
  const { picture: _, ...words } = values
  const english = englishState(fields, words, stale, () => false)
  return { version, picture, values: textsOf(words), english }
}

/** Says that a translation is right all the same. */
export async function confirmPictureText(request: Request, context: AppContext, translation: Translation) {
  const [form, locale] = await Promise.all([readForm(request, uploadLimits.perPost), localeOf(request)])
  const { picture: present, values } = await findSavedPicture(context.db)
  const chosen = await readPicture({ context, form, locale, owner: 'settings', present })
  form.delete('picture')
  const { picture: _, ...words } = values
  return confirmFreshness({
    context,
    ...settingsSubject,
    kind: 'settings',
    fields,
    translation,
    form,
    locale,
    stored: words,
    page: dashboardPaths.settingsPicture,
    label: translator(locale)('dashboard:settings.picture.altEn'),
    hasMore: chosen !== 'kept',
    giveBack: (fresh, status) =>
      data({ version: postedVersion(form), result: asPosted(form), fresh, uploaded: uploadedIn(chosen) }, { status }),
  })
}

export async function receiveHomePicture(request: Request, context: AppContext, by: Author) {
  const locale = await localeOf(request)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    const result: RejectedForm = { status: 'error', error: { picture: [sayPostTooLarge(locale)] } }
    return askAgain({ version: 0, result, uploaded: null })
  }
  return saveHomePicture({ form: await readForm(request, uploadLimits.perPost), locale, context, by })
}

interface HomePicturePost {
  form: FormData
  locale: Locale
  context: AppContext
  by: Author
  /** The answer once it is saved, instead of the picture's own page. */
  onSaved?: (version: number) => TypedResponse<never>
}

export async function saveHomePicture({ form, locale, context, by, onSaved }: HomePicturePost) {
  const { db } = context
  const before = await findSavedPicture(db)
  const present = before.picture
  const chosen = await readPicture({ context, form, locale, owner: 'settings', present })
  const saved = { db, subject: settingsSubject, fields: homePictureFields, form, locale }
  const base = await readBase(saved, before)
  form.delete('picture')
  const version = postedVersion(form)
  const submission = parseForm(form, fields, locale)
  const problem = problemOf(chosen, present, locale)
  const uploaded = uploadedIn(chosen)
  if (submission.status !== 'success' || problem) {
    return askAgain({
      version,
      result: submission.reply(problem ? { fieldErrors: { picture: [problem] } } : {}),
      uploaded,
    })
  }
  const words = submission.value
  // problemOf() has named any other.
  const change = chosen as PictureChange
  const picture = keyAfter(change, (base ?? before.values).picture)
  const outcome = await saveOver(saved, {
    base,
    mine: { ...(picture === null ? emptyValues(fields) : words), picture },
    find: () => findSavedPicture(db),
    write: async (over) => {
      const theirs = await findSavedPicture(db)
      const row = change === 'kept' ? theirs.row : change === 'removed' ? null : change
      return (await updateHomePicture(db, row, words, over, by)) === 'stale' ? 'stale' : over + 1
    },
    writer: async () => valueWriter(homePictureFields, locale, {}),
    same: (over) => over,
  })
  if (outcome === 'missing' || isConflict(outcome)) {
    const conflict = outcome === 'missing' ? undefined : outcome
    const loose = picture && !uploaded ? await findLoosePicture(db, context.media, picture) : null
    if (conflict?.differences.some(({ field }) => field === 'picture') && picture === null)
      form.set('removePicture', 'on')
    return askAgain({
      version: conflict?.version ?? version,
      result: submission.reply({ formErrors: [] }),
      ...(conflict && { change: conflict }),
      uploaded: uploaded ?? uploadedIn(loose ?? 'kept'),
    })
  }
  if (onSaved) return onSaved(outcome)
  const way = wayBackTo(before.values, outcome, change)
  if (change === 'removed') return say(context, 'homePictureRemoved', way)
  return say(context, words.alt ? 'homePictureSaved' : 'homePictureWithoutAlt', way)
}

function problemOf(
  chosen: PictureChange | { problem: string },
  present: BarePicture | null,
  locale: Locale,
): string | null {
  if (typeof chosen === 'object' && 'problem' in chosen) return chosen.problem
  return chosen === 'kept' && present === null ? translator(locale)('forms:settings.noPicture') : null
}

export async function findSavedPicture(db: Database) {
  const { version, picture, words, stale } = await findStoredHomePicture(db)
  return {
    version,
    picture,
    stale,
    row: picture && asRow(picture),
    values: { ...words, picture: picture?.key ?? null },
  }
}

function asRow({ key, width, height }: BarePicture): StoredImage {
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

type SavedPicture = Awaited<ReturnType<typeof findSavedPicture>>

function wayBackTo({ picture, ...words }: SavedPicture['values'], version: number, change: PictureChange) {
  const posted: Record<string, string> = { version: String(version), ...textsOf(words) }
  if (change !== 'kept' && picture) posted.uploaded = picture
  else if (change !== 'kept') posted.removePicture = 'on'
  return { action: dashboardPaths.settingsPicture, fields: posted }
}

/** As its controls hold them. */
function textsOf(words: HomePictureWords): Record<keyof HomePictureWords, string> {
  return { alt: words.alt ?? '', altEn: words.altEn ?? '' }
}

function say(context: AppContext, key: FlashKey, undo: NonNullable<MessageExtras['undo']>) {
  const tone = key === 'homePictureWithoutAlt' ? 'warn' : 'good'
  const link = { to: paths.home, label: 'home' } as const
  return redirectWithMessage(context, dashboardPaths.settingsPicture, key, {}, { tone, link, undo })
}

interface PictureAnswer {
  version: number
  result: RejectedForm
  change?: Conflict
  uploaded: BarePicture | null
}

function askAgain(answer: PictureAnswer) {
  return data(answer, { status: answer.change ? 409 : 400 })
}
