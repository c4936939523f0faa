/** A post has the whole order (`order`: keys between commas), or the numbers of the mosaic. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { inOrder } from '#app/domain/picture.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { MosaicPage } from '#app/ui/dashboard/pictures/mosaic-page.tsx'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import { loader as loadPicturePage, pictureAct } from './picture-act.server.ts'
import { readPlaces } from './picture-places.server.ts'
import { refused, refusedBecause, saveOrder } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [loaded, locale] = await Promise.all([loadPicturePage(args), localeOf(args.request)])
  const title = `${translator(locale)('dashboard:pictures.mosaic.title')}: ${loaded.property.name}`
  return { ...loaded, title }
}

export const action = pictureAct(async (post) => {
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
})

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesOrderPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<() => PicturesAnswer>()
  // Errors in texts belong to the page of the pictures.
  const isAboutTexts = answer?.values !== undefined && answer.values.shown === undefined
  return isAboutTexts ? <PicturePage {...loaded} answer={answer} /> : <MosaicPage {...loaded} posted={answer} />
}
