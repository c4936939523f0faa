import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { SQL } from 'drizzle-orm'
import { newId } from '#app/data/database.server.ts'
import { countEnquiriesAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { findPictureOwner, reorderPictures } from '#app/data/pictures/images.server.ts'
import { isPictureKey } from '#app/data/pictures/picture-files.server.ts'
import { listTrashedPictures, trashPictures } from '#app/data/pictures/picture-trash.server.ts'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { isAboutPictures, isAmongFields } from '#app/data/saving/last-changes.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { findChangeSince, leaveAlone } from '#app/routes/dashboard/saving/changed-since.server.ts'
import { picturesFormId } from '#app/ui/dashboard/pictures/chosen-bar.tsx'
import { listId } from '#app/ui/dashboard/pictures/picture-words.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { refuseTrashed, requirePictureProperty } from './trashed-property.server.ts'

/** A refused action shows this page too, at its own address. */
export async function loadPictures({ request, params, context }: LoaderFunctionArgs) {
  const { id = '' } = params
  const [property, pictures, trash, locale, enquiryCount] = await Promise.all([
    requirePictureProperty(context, id),
    listWordedPictures(context.db, id),
    listTrashedPictures(context.db, id),
    localeOf(request),
    countEnquiriesAbout(context.db, id),
  ])
  const candidate = publishCandidate(valuesOf(property), pictures)
  const isAskedForMore = !candidate.sold && (!candidate.published || candidate.picturesUnexplained > 0)
  const { name, propertyNumber, marketType, published, sold, highlighted, reserved, version } = property
  return {
    title: `${translator(locale)('dashboard:property.pictures')}: ${name}`,
    property: { id, name, propertyNumber, marketType, published, sold, highlighted, reserved },
    pictures,
    candidate,
    ruleDate: isAskedForMore ? berlinToday() : null,
    enquiryCount,
    needsApproval: property.needsApproval,
    trash,
    version,
    uploadId: newId(),
  }
}

export function refused(answer: PicturesAnswer) {
  return data(answer, { status: answer.change || answer.isTrashed ? 409 : 400 })
}

export function refusedBecause(title: string, message: string) {
  return refused({ title, problems: [{ id: listId, message }] })
}

export async function readPicturesPost(
  { request, params, context }: ActionFunctionArgs,
  by: Author,
): Promise<PicturesPost | { answer: PicturesAnswer }> {
  const { id = '' } = params
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const { searchParams } = new URL(request.url)
  const posted = { context, by, propertyId: id, form, locale, searchParams }
  const found = await refuseTrashed(posted)
  if ('answer' in found) return found
  return { ...posted, version: found.version, pictures: await listWordedPictures(context.db, id) }
}

/** The version is read first, so a save in between counts as a conflict. */
export async function readPictures({ db }: AppContext, propertyId: string) {
  const { version } = await requireProperty(db, propertyId)
  return { version, pictures: await listWordedPictures(db, propertyId) }
}

export function pictureAt(propertyId: string, key: string): string {
  return `${dashboardPaths.images(propertyId)}#${key}`
}

/** The page that posted, if the form names it. */
export function returnPath(propertyId: string, form: FormData): string {
  return ownPath(form.get('redirectTo'), dashboardPaths.images(propertyId))
}

/** Null if an undo may go on. */
async function leavePicturesAlone(
  { context, by, propertyId: id, locale, searchParams }: PicturesPost,
  back: string,
  what: { text: string; fits: SQL | undefined },
) {
  const newer = await findChangeSince(context, searchParams, { kind: 'property', id }, what.fits)
  const link = { to: dashboardPaths.history(id), label: 'history' } as const
  return newer ? leaveAlone(context, back, { newer, what: what.text, reader: by, locale, link }) : null
}

export function leaveKeysAlone(post: PicturesPost, back: string, keys: readonly string[]) {
  const text = translator(post.locale)('forms:changedSince.pictures', { count: keys.length })
  return leavePicturesAlone(post, back, { text, fits: isAboutPictures(keys) })
}

/** Of acts that have counted the version of the property up by one. */
export function undoSince(path: string, { version }: PicturesPost): string {
  return `${path}?since=${version + 1}`
}

export async function saveOrder(
  post: PicturesPost,
  order: readonly string[],
  { isWhole = true, back = returnPath(post.propertyId, post.form) }: { isWhole?: boolean; back?: string } = {},
) {
  const { context, by, propertyId, pictures } = post
  const before = pictures.map(({ key }) => key)
  if (isWhole && before.join() === order.join()) return redirectWithMessage(context, back, 'picturesUnchanged')
  const text = translator(post.locale)('forms:changedSince.pictureOrder')
  const left = await leavePicturesAlone(post, back, { text, fits: isAmongFields(['pictureOrder']) })
  if (left) return left
  await reorderPictures(context.db, propertyId, before, order, by)
  const action = undoSince(dashboardPaths.imagesOrder(propertyId), post)
  const undo = { action, fields: { order: before.join() }, form: picturesFormId }
  const message = isWhole ? 'picturesOrdered' : 'picturesOrderedInPart'
  return redirectWithMessage(context, back, message, {}, { tone: isWhole ? 'good' : 'warn', undo })
}

export function tickedKeys(form: FormData): string[] {
  const keys = form.getAll('ids').slice(0, uploadLimits.perProperty).map(String)
  return [...new Set(keys)].filter(isPictureKey)
}

/** Their act has been done. */
export function untick(form: FormData, done: readonly string[]): void {
  const left = tickedKeys(form).filter((key) => !done.includes(key))
  form.delete('ids')
  for (const key of left) form.append('ids', key)
}

export async function moveToTrash(post: PicturesPost, posted: readonly string[]) {
  const { context, by, propertyId: id, pictures, form } = post
  const keys = posted.filter((key) => pictures.some((picture) => picture.key === key))
  const back = returnPath(id, form)
  const left = await leaveKeysAlone(post, back, keys)
  if (left) return left
  const outcome = keys.length > 0 ? await trashPictures(context.db, id, keys, by) : 0
  if (outcome === 'kept') return redirectWithMessage(context, back, 'pictureKept', {}, { tone: 'warn' })
  if (outcome === 0) return pictureGone(context, id, posted[0] ?? '', back)
  untick(form, keys)
  const undo = {
    action: undoSince(dashboardPaths.imagesRestoration(id), post),
    fields: { pictures: keys.join() },
    form: picturesFormId,
  }
  return redirectWithMessage(context, back, 'picturesTrashed', { count: outcome }, { undo })
}

/** Bounded, because a post may repeat it a thousand times. */
export function postedKeys(form: FormData): string[] {
  const text = String(form.get('pictures') ?? '').slice(0, 30_000)
  return [...new Set(text.split(','))].filter(isPictureKey)
}

/** Only a deleted or rotated picture gets a message: a malformed or foreign key is a 404. */
export async function pictureGone(
  context: AppContext,
  propertyId: string,
  key: string,
  back = dashboardPaths.images(propertyId),
) {
  const owner = isPictureKey(key) ? await findPictureOwner(context.db, key) : 'nobody'
  if (owner && owner !== propertyId) throw notFound()
  return redirectWithMessage(context, back, 'pictureGone', {}, { tone: 'warn' })
}
