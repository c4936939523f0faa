import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireUser } from '#app/http/access/session.server.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Declines, type DeclinesAnswer, obstacleOf } from '#app/ui/dashboard/enquiries/declines.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { declineWords, findDeclines, previewsOf, receiveDeclines } from './declines.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const [declines, locale] = await Promise.all([findDeclines(context, params.id ?? '', user), localeOf(request)])
  if (!declines) throw notFound()
  const { property, recipients, leftOut, isSetUp } = declines
  const words = declineWords(declines, locale)
  return {
    title: translator(locale)('dashboard:enquiries.declines.title', { name: property.name }),
    property: { id: property.id, name: property.name, isGone: property.sold || property.reserved },
    recipients: recipients.map(({ asker, email, isOpen }) => ({
      id: asker.id,
      name: asker.name,
      email,
      isOpen,
      locale: asker.locale,
    })),
    leftOut: leftOut.map(({ asker, reason }) => ({ id: asker.id, name: asker.name, reason })),
    words,
    isSetUp,
    previews: previewsOf(declines, words, context.config.siteUrl),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const answer = await receiveDeclines(request, context, params.id ?? '', user)
  if (!answer) throw notFound()
  return answer
}

export function clientAction({ params, serverAction }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'declines:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function DeclinesPage() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<DeclinesAnswer>()
  const { t } = useTranslation('dashboard')
  const { name, id } = page.property
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: dashboardPaths.properties },
          { label: name, to: dashboardPaths.property(id) },
          { label: t('enquiries.decline') },
        ]}
      />
      <PageHead title={title} lead={obstacleOf({ ...page, answer }) ? undefined : t('enquiries.declines.lead')} />
      <Declines key={answer?.stamp} {...page} answer={answer} />
    </>
  )
}
