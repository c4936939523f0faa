/** POST /dashboard/properties/:id/images/words: saves the words about all pictures at once. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { ownPath, redirectTo } from '#app/http/responses.server.ts'
import { paths } from '#app/paths.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, readPicturesPost, refused } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const { context, propertyId: id, pictures, form } = post
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)
  // Without JavaScript the way to the removal page leads through this post, so that nothing typed is lost.
  const removed = form.get('remove')
  if (typeof removed === 'string' && pictures.some(({ key }) => key === removed)) {
    return redirectTo(context, paths.dashboard.imageRemoval(id, removed))
  }
  const back = ownPath(form.get('redirectTo'), paths.dashboard.images(id))
  if (words.saved === 0) return redirectWithMessage(context, back, 'picturesUnchanged')
  const undo = { action: paths.dashboard.imagesWords(id), fields: words.undo }
  return redirectWithMessage(context, back, 'picturesSaved', { count: words.saved }, { undo })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesWordsPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
