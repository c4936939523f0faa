/**
 * POST /dashboard/properties/:id/images/:key/texts/:locale/:field/freshness: says that a translation is right all the
 * same. Like every act on pictures it saves the words that come along.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { confirmText } from '#app/data/texts/write-texts.server.ts'
import { pictureWordFields } from '#app/domain/picture-words.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { forgetSavedWords } from '#app/ui/dashboard/pictures/picture-draft.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { pictureLabels, saveWords, saysSame } from './picture-words.server.ts'
import { loadPictures, pictureGone, readPictures, readPicturesPost, refused } from './pictures.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args.request, args.context)
  requireTranslation(pictureWordFields, args.params)
  return loadPictures(args)
}

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const { name, locale, translates: field } = requireTranslation(pictureWordFields, args.params)
  const post = await readPicturesPost(args, by)
  const { context, propertyId: id } = post
  const { key = '' } = args.params
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)
  // What is compared and its version are of one read, after the save.
  const { version, pictures } = await readPictures(context, id)
  const picture = pictures.find((one) => one.key === key)
  if (!picture) return pictureGone(context, id, key)
  const isConfirmed =
    saysSame(post, picture) && (await confirmText(context.db, 'picture', key, { locale, field }, version))
  const back = `${dashboardPaths.images(id)}#${name}.${key}`
  const label = pictureLabels(pictures, translator(post.locale))[`${name}.${key}`] ?? name
  if (!isConfirmed) return redirectWithMessage(context, back, 'textOvertaken', {}, { tone: 'warn' })
  return redirectWithMessage(context, back, 'textConfirmed', { label })
}

export function clientAction({ serverAction, ...args }: ClientActionFunctionArgs) {
  return forgetSavedWords(args, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImageFreshnessPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
