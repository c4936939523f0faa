/** POST /dashboard/properties/:id/images/restoration: brings pictures back from the trash (`pictures`: keys between commas). */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { listTrashedPictures, restorePictures } from '#app/data/pictures/picture-trash.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, pictureGone, postedKeys, readPicturesPost, refused, wayBack } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)

  const { context, propertyId: id, form } = post
  const posted = postedKeys(form)
  const back = wayBack(id, form)
  const trashed = new Set((await listTrashedPictures(context.db, id)).map(({ key }) => key))
  const keys = posted.filter((key) => trashed.has(key))
  const count = keys.length > 0 ? await restorePictures(context.db, id, keys, by) : 0
  if (count === 0 && posted.some((key) => post.pictures.some((picture) => picture.key === key)))
    return redirectWithMessage(context, back, 'pictureNotInTrash', {}, { tone: 'warn' })
  if (count === 0) return pictureGone(context, id, posted[0] ?? '', back)
  const undo = { action: dashboardPaths.imagesTrash(id), fields: { pictures: keys.join() } }
  return redirectWithMessage(context, back, 'picturesRestored', { count }, { undo })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesRestorationPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
