/**
 * /dashboard/properties/:id/images/order: all pictures in one view, to put them in order. A post brings the whole order
 * (`order`: keys between commas), or the numbers of the mosaic.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { inOrder } from '#app/domain/picture.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { MosaicPage } from '#app/ui/dashboard/pictures/mosaic-page.tsx'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { readPlaces } from './picture-places.server.ts'
import { saveWords } from './picture-words.server.ts'
import { loadPictures, readPicturesPost, refused, refusedBecause, saveOrder } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  const [loaded, locale] = await Promise.all([loadPictures(args), localeOf(args.request)])
  const title = `${translator(locale)('dashboard:pictures.mosaic.title')}: ${loaded.property.name}`
  return { ...loaded, title }
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)

  const keys = post.pictures.map(({ key }) => key)
  if (!post.form.has('order') && post.form.has('shown')) {
    const places = readPlaces(post)
    if ('answer' in places) return refused(places.answer)
    const page = dashboardPaths.imagesOrder(post.propertyId)
    return saveOrder(post, places.order, { back: places.at ? `${page}#${places.at}` : page })
  }
  const wished = [...new Set(String(post.form.get('order') ?? '').split(','))]
  const known = wished.filter((key) => keys.includes(key))
  if (known.length === 0) {
    const t = translator(post.locale)
    return refusedBecause(t('forms:pictures.orderTitle'), t('forms:pictures.order'))
  }
  const isWhole = known.length === keys.length && known.length === wished.length
  return saveOrder(post, inOrder(keys, known), { isWhole })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesOrderPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // Texts travel along from the page of the pictures, and come back there.
  const isAboutTexts = answer?.values !== undefined && answer.values.shown === undefined
  return isAboutTexts ? <PicturePage {...loaded} answer={answer} /> : <MosaicPage {...loaded} posted={answer} />
}
