/** /unser-team: who works here and how to reach them. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { personNode } from '#app/domain/structured-data.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { People } from '#app/ui/person.tsx'
import styles from './team.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const members = await listTeamMembers(context.db)
  const { siteUrl } = context.config
  const graph = members.map((member) =>
    personNode(member, siteUrl, member.picture && siteUrl + paths.media(member.picture.key, 720)),
  )
  return { members, meta: { title: t('site:team.title'), description: t('pages:meta.team.description'), graph } }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function TeamPage() {
  const { members } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={t('team.title')} lead={t('team.lead')} />
      {members.length > 0 ? (
        <People members={members} />
      ) : (
        <div className={styles.none}>
          <p className="lead">{t('team.none')}</p>
          <ButtonLink to={paths.contact}>{t('nav.contact')}</ButtonLink>
        </div>
      )}
    </main>
  )
}
