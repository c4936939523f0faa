/** POST /dashboard/properties/:id/images/:key/rotation: turns a picture by a quarter (`turn=left`, `turn=right`). */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { replacePictureFile } from '#app/data/pictures/images.server.ts'
import { deletePictureFiles, storeTurned } from '#app/data/pictures/media.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, pictureAt, pictureGone, readPicturesPost, refused, refusedBecause } from './pictures.server.ts'

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
  const { key = '' } = args.params
  if (!pictures.some((picture) => picture.key === key)) return pictureGone(context, id, key)

  const t = translator(post.locale)
  const notTurned = (message: string) => refusedBecause(t('forms:pictures.turnTitle'), message)
  const turn = form.get('turn')
  if (turn !== 'left' && turn !== 'right') return notTurned(t('forms:pictures.turn'))
  const turned = await storeTurned(context.media, key, turn)
  if (!turned) return notTurned(t('forms:pictures.fileGone'))
  if ('problem' in turned) {
    if (turned.cause) logFault(turned.cause, args.request, context)
    return notTurned(t('forms:pictures.turnFailed'))
  }
  const isReplaced = await replacePictureFile(context.db, id, key, turned, turn, by)
  context.waitUntil(deletePictureFiles(context.media, isReplaced ? key : turned.key))
  if (!isReplaced) return pictureGone(context, id, key)
  const undo = {
    action: dashboardPaths.imageRotation(id, turned.key),
    fields: { turn: turn === 'left' ? 'right' : 'left' },
  }
  const back = ownPath(form.get('redirectTo'), pictureAt(id, turned.key))
  return redirectWithMessage(context, back, 'pictureTurned', {}, { undo })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImageRotationPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
