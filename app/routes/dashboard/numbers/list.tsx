/** /dashboard/numbers: the key figures on the website, in their order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listKeyFigures } from '#app/data/entries/key-figures.server.ts'
import { figureText } from '#app/domain/entries/key-figure.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { EntryListPage } from '#app/ui/dashboard/entries/entry-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const [figures, locale] = await Promise.all([listKeyFigures(context.db), localeOf(request)])
  const entries = figures.map(({ id, labelDe, labelEn, ...figure }) => ({
    id,
    title: figureText(figure),
    lines: [labelDe, labelEn],
  }))
  return { title: translator(locale)('dashboard:entries.numbers.title'), entries }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function NumbersPage() {
  return <EntryListPage list="numbers" {...useLoaderData<typeof loader>()} />
}
