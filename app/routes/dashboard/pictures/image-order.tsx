/** POST /dashboard/properties/:id/images/:key/order: moves a picture one place, or to the front (`move`). */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { afterMove, pictureMoves } from '#app/domain/picture.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { translator } from '#app/i18n/server.ts'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import {
  loadPictures,
  pictureAt,
  pictureGone,
  readPicturesPost,
  refused,
  refusedBecause,
  saveOrder,
} from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)

  const { key = '' } = args.params
  const keys = post.pictures.map((picture) => picture.key)
  if (!keys.includes(key)) return pictureGone(post.context, post.propertyId, key)
  const move = pictureMoves.find((known) => known === post.form.get('move'))
  if (!move) {
    const t = translator(post.locale)
    return refusedBecause(t('forms:pictures.orderTitle'), t('forms:pictures.move'))
  }
  return saveOrder(post, afterMove(keys, key, move), { back: pictureAt(post.propertyId, key) })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImageOrderPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
