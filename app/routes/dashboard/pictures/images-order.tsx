/** POST /dashboard/properties/:id/images/order: saves the order of the pictures (`order`: keys between commas). */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { inOrder } from '#app/domain/picture.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { translator } from '#app/i18n/server.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, readPicturesPost, refused, refusedBecause, saveOrder } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)

  const keys = post.pictures.map(({ key }) => key)
  const wished = [...new Set(String(post.form.get('order') ?? '').split(','))]
  const known = wished.filter((key) => keys.includes(key))
  if (known.length === 0) {
    const t = translator(post.locale)
    return refusedBecause(t('forms:pictures.orderTitle'), t('forms:pictures.order'))
  }
  const isWhole = known.length === keys.length && known.length === wished.length
  return saveOrder(post, inOrder(keys, known), { isWhole })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesOrderPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
