/** /dashboard/testimonials: what clients say on the website, in its order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTestimonialExcerpts } from '#app/data/entries/testimonials.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { EntryListPage } from '#app/ui/dashboard/entries/entry-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const [testimonials, locale] = await Promise.all([listTestimonialExcerpts(context.db), localeOf(request)])
  const entries = testimonials.map(({ id, author, quote, picture }) => ({ id, title: author, lines: [quote], picture }))
  return { title: translator(locale)('dashboard:entries.testimonials.title'), entries }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TestimonialsPage() {
  return <EntryListPage list="testimonials" {...useLoaderData<typeof loader>()} />
}
