/** /dashboard/team: the people on the website, in their order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countResponsibilities, listTeamNames } from '#app/data/entries/team-members.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { EntryListPage } from '#app/ui/dashboard/entries/entry-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { db } = context
  const [members, responsibilities, locale] = await Promise.all([
    listTeamNames(db),
    countResponsibilities(db),
    localeOf(request),
  ])
  const t = translator(locale)
  const entries = members.map(({ id, name, role, picture }) => {
    const count = responsibilities.get(id)?.properties ?? 0
    return {
      id,
      title: name,
      lines: [role],
      note: count > 0 ? t('dashboard:entries.responsible', { count }) : undefined,
      picture,
    }
  })
  return { title: t('dashboard:entries.team.title'), entries }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TeamPage() {
  return <EntryListPage list="team" {...useLoaderData<typeof loader>()} />
}
