import { findProperty } from '#app/data/properties/properties.server.ts'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import { uploadFieldId } from '#app/ui/dashboard/upload/picture-upload.tsx'
import { typedValues } from './picture-words-answers.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'

/** Their property is in the trash, but the loader after the action must show what was typed. */
const unsavedPages = new WeakSet<AppContext>()

export async function requirePictureProperty(context: AppContext, id: string): Promise<PropertyRow> {
  const property = await findProperty(context.db, id)
  if (!property || (property.deletedAt && !unsavedPages.has(context))) throw notFound()
  return property
}

/** Browsers do not send files again, so they have to be chosen once more. */
export function refuseUpload(context: AppContext, locale: Locale): PicturesAnswer {
  unsavedPages.add(context)
  const t = translator(locale)
  const problem = { id: uploadFieldId, message: t('forms:pictures.uploadToTrash') }
  return { title: t('forms:pictures.noneUploaded'), problems: [problem], isTrashed: true }
}

/** The version of the property, or the answer if it is in the trash; `next=restore` takes it out first. */
export async function refuseTrashed(
  post: Pick<PicturesPost, 'context' | 'by' | 'propertyId' | 'form'>,
): Promise<{ version: number } | { answer: PicturesAnswer }> {
  const { context, by, propertyId, form } = post
  const property = await findProperty(context.db, propertyId)
  if (!property) throw notFound()
  const { version, deletedAt } = property
  if (!deletedAt) return { version }
  if (form.get('next') === 'restore') {
    await changeStates(context.db, [propertyId], { trashed: false }, by)
    return requireProperty(context.db, propertyId)
  }
  unsavedPages.add(context)
  const values = typedValues(form, 'shown', 'place')
  return { answer: { title: '', version, problems: [], values, isTrashed: true } }
}
