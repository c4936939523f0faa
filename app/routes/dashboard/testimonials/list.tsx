/** /dashboard/testimonials: what clients say on the website, in its order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTestimonials } from '#app/data/testimonials.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { SimpleList } from '#app/ui/dashboard/simple-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const t = translator(await localeOf(request))
  return { title: t('dashboard:lists.testimonials.title'), testimonials: await listTestimonials(context.db) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TestimonialsPage() {
  const { testimonials } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('lists.testimonials.title')} lead={t('lists.testimonials.lead')} />
      <SimpleList
        empty={t('lists.testimonials.empty')}
        entries={testimonials.map(({ id, author, quote, picture }) => ({
          id,
          title: author,
          lines: [quote],
          portrait: picture,
        }))}
      />
    </>
  )
}
