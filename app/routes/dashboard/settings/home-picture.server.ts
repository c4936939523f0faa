/** The posted form of the home page's picture: a new file, other words, or its removal. */
import type { TypedResponse } from '@remix-run/cloudflare'
import { findHomePicture, findSettings, updateHomePicture } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { pictureFields, uploadLimits } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, postedVersion, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { chosenFile, storeOnePicture } from '#app/http/forms/one-picture.server.ts'
import { sayPostTooLarge } from '#app/http/forms/picture-problems.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { type Conflict, isConflict, readBase, saveOver } from '#app/routes/dashboard/saving/conflict.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'

type Outcome = { answer: TypedResponse<never> } | { result: RejectedForm; version: number; change?: Conflict }

const fields = { alt: pictureFields.alt }

export async function receiveHomePicture(request: Request, context: AppContext, by: Author): Promise<Outcome> {
  const locale = await localeOf(request)
  const t = translator(locale)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    return { version: 0, result: { status: 'error', error: { picture: [sayPostTooLarge(locale)] } } }
  }
  const form = await readForm(request, uploadLimits.perPost)
  const { db } = context
  const before = await findSavedPicture(db)
  const saved = { db, subject: settingsSubject, fields, form, locale }
  const base = await readBase(saved, before)
  const version = postedVersion(form)
  const submission = parseForm(form, fields, locale)
  if (submission.status !== 'success') return { version, result: submission.reply() }
  const refuse = (sentence: string): Outcome => ({
    version,
    result: submission.reply({ fieldErrors: { picture: [sentence] } }),
  })

  const mine = submission.value
  const file = chosenFile(form, 'picture')
  const isRemoved = form.get('remove') === 'on'
  if (!file && !before.picture) return refuse(t('forms:settings.noPicture'))
  const stored = file && (await storeOnePicture(context, file, locale))
  if (stored && 'problem' in stored) return refuse(stored.problem)
  const outcome = await saveOver(saved, {
    base,
    mine,
    find: () => findSavedPicture(db),
    write: async (over) => {
      const { picture } = await findSavedPicture(db)
      const kept = isRemoved ? null : picture && asRow(picture)
      const result = await updateHomePicture(db, stored ?? kept, mine.alt ?? '', over, by)
      return result === 'stale' ? result : { old: picture?.key }
    },
    writer: async () => valueWriter(fields, locale, {}),
    same: () => (stored || isRemoved ? null : { old: undefined }),
  })
  if (outcome === 'missing' || isConflict(outcome)) {
    if (stored) context.waitUntil(deletePictureFiles(context.media, stored.pictureKey))
    if (outcome === 'missing') return refuse(t('forms:settings.noPicture'))
    return { version: outcome.version, result: submission.reply({ formErrors: [] }), change: outcome }
  }
  // Row before files, so that a crash leaves an orphaned file and never a missing picture.
  if (outcome.old && (stored || isRemoved)) context.waitUntil(deletePictureFiles(context.media, outcome.old))
  if (!stored && isRemoved) return say(context, 'homePictureRemoved')
  return say(context, mine.alt ? 'homePictureSaved' : 'homePictureWithoutAlt')
}

export async function findSavedPicture(db: Database) {
  const [{ version }, picture] = await Promise.all([findSettings(db), findHomePicture(db)])
  return { version, picture, values: { alt: picture?.alt || null } }
}

function asRow({ key, width, height }: { key: string; width: number; height: number }): StoredImage {
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

function say(context: AppContext, key: FlashKey): Outcome {
  const tone = key === 'homePictureWithoutAlt' ? 'warn' : 'good'
  const link = { to: paths.home, label: 'home' } as const
  return { answer: redirectWithMessage(context, paths.dashboard.settingsPicture, key, {}, { tone, link }) }
}
