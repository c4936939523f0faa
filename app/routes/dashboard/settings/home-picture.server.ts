import { findStoredHomePicture, updateHomePicture } from '#app/data/agency/home-picture.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { imageRow } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { homePictureWordFields as fields, type HomePictureWords } from '#app/domain/agency/home-picture.ts'
import { englishState } from '#app/domain/missing-texts.ts'
import { pictureKeyField, uploadLimits } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translation } from '#app/fields/translations.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { readPicture } from '#app/http/forms/one-picture.server.ts'
import { sayPostTooLarge } from '#app/http/forms/picture-problems.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { confirmFreshness } from '#app/routes/dashboard/saving/freshness.server.ts'
import { isRefused, readWithPicture, rerenderWithPicture } from '#app/routes/dashboard/saving/picture-form.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import {
  type FormPost,
  type RestorablePost,
  rerenderForm,
  saveForm,
} from '#app/routes/dashboard/saving/save-form.server.ts'
import { homePictureFormId } from '#app/ui/dashboard/settings/settings-picture.tsx'
import { valueWriter } from '#app/words/saved-values.server.ts'

export const homePictureFields = { ...pictureKeyField, ...fields }

/** Names of the options, for the history. */
export function homePictureOptions(locale: Locale) {
  return { focus: translator(locale)('dashboard:pictures.focuses', { returnObjects: true }) }
}

export async function loadHomePicture(db: Database) {
  const { version, picture, values, stale } = await findSavedPicture(db)
  const { picture: _, ...words } = values
  const english = englishState(fields, words, stale, () => false)
  return { version, picture, values: textsOf(words), english }
}

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
    rerender: (fresh, status) => rerenderWithPicture({ context, form, locale }, {}, chosen, { fresh }, status),
  })
}

export async function receiveHomePicture(request: Request, context: AppContext, by: Author) {
  const locale = await localeOf(request)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    const result: RejectedForm = { status: 'error', error: { picture: [sayPostTooLarge(locale)] } }
    return rerenderForm(new FormData(), { result }, { uploaded: null })
  }
  return saveHomePicture({ form: await readForm(request, uploadLimits.perPost), locale, context, by })
}

export async function saveHomePicture(post: RestorablePost) {
  const { form, locale, context, by, onSaved } = post
  const { db } = context
  const stored = await findSavedPicture(db)
  const given = await readPicture({ context, form, locale, owner: 'settings', present: stored.picture })
  const isNone = (given === 'kept' || given === 'removed') && stored.picture === null
  const chosen = isNone ? { problem: translator(locale)('forms:settings.noPicture') } : given
  // A refused picture is never written.
  const change = isRefused(chosen) ? 'kept' : chosen
  const outcome = await saveForm(post, {
    subject: settingsSubject,
    fields: homePictureFields,
    stored,
    find: () => findSavedPicture(db),
    read: async (base) => {
      const read = await readWithPicture(post, fields, chosen, (base ?? stored.values).picture)
      // Texts without a picture are dropped.
      return 'values' in read && read.values.picture === null
        ? { values: { ...emptyValues(fields), picture: null } }
        : read
    },
    write: async ({ picture: _, ...words }, version) => {
      const row = change === 'kept' ? (await findSavedPicture(db)).row : change === 'removed' ? null : change
      return updateHomePicture(db, row, words, version, by)
    },
    writer: () => valueWriter(homePictureFields, locale, { options: homePictureOptions(locale) }),
  })
  if (outcome.status !== 'saved') return rerenderWithPicture(post, outcome, chosen, {})
  const { version, values } = outcome
  if (onSaved) return onSaved(version)
  const history = dashboardPaths.settingsHistory
  const undo = undoOfSave({ fields: homePictureFields, saved: outcome, history, form: homePictureFormId })
  if (change === 'removed') return say(context, 'homePictureRemoved', undo)
  return say(context, values.alt ? 'homePictureSaved' : 'homePictureWithoutAlt', undo)
}

/** With what was typed and chosen on the page. */
export async function rerenderHomePicture({ form, locale, context }: FormPost) {
  const { picture: present } = await findSavedPicture(context.db)
  const chosen = await readPicture({ context, form, locale, owner: 'settings', present })
  const error: Record<string, string[]> = isRefused(chosen) ? { picture: [chosen.problem] } : {}
  return rerenderWithPicture({ context, form, locale }, { result: { error } }, chosen, {}, 200)
}

export async function findSavedPicture(db: Database) {
  const { version, picture, words, stale } = await findStoredHomePicture(db)
  return {
    version,
    picture,
    stale,
    row: picture && imageRow(picture),
    values: { ...words, picture: picture?.key ?? null },
  }
}

/** As control values. */
function textsOf(words: HomePictureWords): Record<keyof HomePictureWords, string> {
  return { alt: words.alt ?? '', altEn: words.altEn ?? '', focus: words.focus ?? '' }
}

function say(context: AppContext, key: FlashKey, undo: MessageExtras) {
  const tone = key === 'homePictureWithoutAlt' ? 'warn' : 'good'
  const link = { to: paths.home, label: 'home' } as const
  return redirectWithMessage(context, dashboardPaths.settingsPicture, key, {}, { tone, link, ...undo })
}
