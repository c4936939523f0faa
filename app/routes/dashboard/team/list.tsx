/** /dashboard/team: the people on the website, in their order. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { SimpleList } from '#app/ui/dashboard/simple-list.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const t = translator(await localeOf(request))
  return { title: t('dashboard:lists.team.title'), members: await listTeamMembers(context.db) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TeamPage() {
  const { members } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('lists.team.title')} lead={t('lists.team.lead')} />
      <SimpleList
        empty={t('lists.team.empty')}
        entries={members.map(({ id, name, role, telephone, email, picture }) => ({
          id,
          title: name,
          lines: [role, telephone, email],
          portrait: picture,
        }))}
      />
    </>
  )
}
