import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTeamOptions } from '#app/data/entries/team-members.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { loadPropertyHead } from '#app/routes/dashboard/property-acts/property-head.server.ts'
import { FiguresPage } from '#app/ui/dashboard/release/figures-page.tsx'
import { loadFigures } from '#app/words/prepared/figures.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const [{ row, head }, members, locale] = await Promise.all([
    loadPropertyHead(db, id),
    listTeamOptions(db),
    localeOf(request),
  ])
  const t = translator(locale)
  const person = members.find(({ value }) => value === row.responsibleMember)?.label
  return {
    title: t('dashboard:seller.figuresTitle', { name: row.name }),
    ...head,
    person: person ? t('dashboard:seller.inCharge', { name: person }) : null,
    figures: await loadFigures(db, row, locale),
    words: t('pages:seller.figures', { returnObjects: true }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyFiguresPage() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />
}
