/** The posted form of the home page's picture: a new file, other words, or its removal. */
import type { TypedResponse } from '@remix-run/cloudflare'
import { findHomePicture, saveHomePicture } from '#app/data/agency/settings.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import { pictureFields, uploadLimits } from '#app/domain/picture.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { chosenFile, storeOnePicture } from '#app/http/forms/one-picture.server.ts'
import { sayPostTooLarge } from '#app/http/forms/picture-problems.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'

type Outcome = { answer: TypedResponse<never> } | { result: RejectedForm }

export async function receiveHomePicture(request: Request, context: AppContext): Promise<Outcome> {
  const locale = await localeOf(request)
  const t = translator(locale)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    return { result: { status: 'error', error: { picture: [sayPostTooLarge(locale)] } } }
  }
  const form = await readForm(request, uploadLimits.perPost)
  const submission = parseForm(form, { alt: pictureFields.alt }, locale)
  if (submission.status !== 'success') return { result: submission.reply() }
  const refuse = (sentence: string): Outcome => ({ result: submission.reply({ fieldErrors: { picture: [sentence] } }) })

  const alt = submission.value.alt ?? ''
  const before = await findHomePicture(context.db)
  const file = chosenFile(form, 'picture')
  if (file) {
    const stored = await storeOnePicture(context, file, locale)
    if ('problem' in stored) return refuse(stored.problem)
    await replace(context, before?.key, stored, alt)
  } else if (!before) {
    return refuse(t('forms:settings.noPicture'))
  } else if (form.get('remove') === 'on') {
    await replace(context, before.key, null, alt)
    return say(context, 'homePictureRemoved')
  } else {
    await saveHomePicture(context.db, asRow(before), alt)
  }
  return say(context, alt ? 'homePictureSaved' : 'homePictureWithoutAlt')
}

function asRow({ key, width, height }: { key: string; width: number; height: number }): StoredImage {
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

/** Row before files, so that a crash leaves an orphaned file and never a missing picture. */
async function replace(
  { db, media, waitUntil }: AppContext,
  oldKey: string | undefined,
  picture: StoredImage | null,
  alt: string,
): Promise<void> {
  await saveHomePicture(db, picture, alt)
  if (oldKey) waitUntil(deletePictureFiles(media, oldKey))
}

function say(context: AppContext, key: FlashKey): Outcome {
  const tone = key === 'homePictureWithoutAlt' ? 'warn' : 'good'
  const link = { to: paths.home, label: 'home' } as const
  return { answer: redirectWithMessage(context, paths.dashboard.settingsPicture, key, {}, { tone, link }) }
}
