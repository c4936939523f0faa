/** POST /dashboard/properties/:id/images/words: saves the words about all pictures at once. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, readPicturesPost, refused, wayBack } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const { context, propertyId: id, form } = post
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)
  const page = wayBack(id, form)
  const back = page.includes('#') ? page : page + words.anchor
  if (words.saved === 0) return redirectWithMessage(context, back, 'picturesUnchanged')
  const undo = { action: dashboardPaths.imagesWords(id), fields: words.undo }
  return redirectWithMessage(context, back, 'picturesSaved', { count: words.saved }, { undo })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesWordsPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
