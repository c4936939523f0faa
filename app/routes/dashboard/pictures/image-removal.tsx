/** /dashboard/properties/:id/images/:key/removal: deletes a picture, after a confirmation. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import { deletePicture, listPictures } from '#app/data/pictures/images.server.ts'
import { deletePictureFiles } from '#app/data/pictures/media.server.ts'
import { coverOf, type Picture } from '#app/domain/picture.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { missingForOffer } from '#app/domain/properties/publish-rules.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { requireProperty } from '#app/routes/dashboard/properties/editor.server.ts'
import { PictureRemoval } from '#app/ui/dashboard/pictures/picture-removal.tsx'
import { pictureGone } from './pictures.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '', key = '' } = params
  const [property, pictures, on] = await picturesOf(context, id)
  const index = pictures.findIndex((other) => other.key === key)
  const picture = pictures[index]
  if (!picture) throw notFound()
  const back = paths.dashboard.images(id)
  if (isLastOfOffer(property, pictures, on))
    throw redirectWithMessage(context, back, 'pictureKept', {}, { tone: 'warn' })
  const t = translator(await localeOf(request))
  const title = t('dashboard:pictures.removal.title', { position: index + 1 })
  const text = [
    picture.alt && t('dashboard:pictures.removal.described', { alt: picture.alt }),
    coverOf(pictures) === picture && t('dashboard:pictures.removal.cover'),
    t('dashboard:pictures.removal.text'),
  ].filter((sentence) => sentence !== '' && sentence !== false)
  return { picture, confirmation: { title, text, submit: t('dashboard:pictures.removal.submit'), back } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { id = '', key = '' } = params
  const [property, pictures, on] = await picturesOf(context, id)
  if (!pictures.some((picture) => picture.key === key)) return pictureGone(context, id, key)
  const back = paths.dashboard.images(id)
  const outcome = isLastOfOffer(property, pictures, on) ? 'kept' : await deletePicture(context.db, id, key, by)
  if (outcome === 'kept') return redirectWithMessage(context, back, 'pictureKept', {}, { tone: 'warn' })
  if (outcome === 'missing') return pictureGone(context, id, key)
  context.waitUntil(deletePictureFiles(context.media, key))
  return redirectWithMessage(context, back, 'pictureDeleted')
}

function picturesOf({ db }: AppContext, id: string) {
  return Promise.all([requireProperty(db, id), listPictures(db, id), findRuleDate(db)])
}

/** An online offer needs a picture, so its last one stays until there is another. */
function isLastOfOffer(property: PropertyValues, pictures: readonly Picture[], on: RuleDate): boolean {
  return missingForOffer(publishCandidate(property, pictures.slice(1)), on).includes('picture')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function PropertyImageRemovalPage() {
  return <PictureRemoval {...useLoaderData<typeof loader>()} />
}
