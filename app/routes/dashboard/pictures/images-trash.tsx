/** POST /dashboard/properties/:id/images/trash: moves pictures to the trash (`pictures`: keys between commas). */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { trashPictures } from '#app/data/pictures/picture-trash.server.ts'
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

  const { context, propertyId: id, pictures, form } = post
  const posted = postedKeys(form)
  const keys = posted.filter((key) => pictures.some((picture) => picture.key === key))
  const back = wayBack(id, form)
  const outcome = keys.length > 0 ? await trashPictures(context.db, id, keys, by) : 0
  if (outcome === 'kept') return redirectWithMessage(context, back, 'pictureKept', {}, { tone: 'warn' })
  if (outcome === 0) return pictureGone(context, id, posted[0] ?? '', back)
  const undo = { action: dashboardPaths.imagesRestoration(id), fields: { pictures: keys.join() } }
  return redirectWithMessage(context, back, 'picturesTrashed', { count: outcome }, { undo })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesTrashPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
