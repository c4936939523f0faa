/** /dashboard: greeting, the four counts, what stands first on the website, what was edited last. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countProperties, listHighlightedProperties, listRecentlyEdited } from '#app/data/properties.server.ts'
import { listTeamMembers } from '#app/data/team-members.server.ts'
import { greetingAt } from '#app/domain/greeting.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Counts } from '#app/ui/dashboard/counts.tsx'
import { FeaturedList } from '#app/ui/dashboard/featured-list.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { RecentList } from '#app/ui/dashboard/recent-list.tsx'
import { useMoments } from '#app/ui/dashboard/use-moments.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './overview.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { db } = context
  const [counts, members, featured, recent] = await Promise.all([
    countProperties(db),
    listTeamMembers(db),
    listHighlightedProperties(db),
    listRecentlyEdited(db, 5),
  ])
  const now = new Date()
  const t = translator(await localeOf(request))
  return {
    title: t('dashboard:overview.title'),
    name: user.name,
    greeting: greetingAt(now),
    now: now.toISOString(),
    counts: { total: counts.all, available: counts.published, featured: counts.highlighted, members: members.length },
    featured,
    recent,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OverviewPage() {
  const { name, greeting, now, counts, featured, recent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const { day } = useMoments()
  return (
    <>
      <PageHead
        title={t(`greeting.${greeting}`, { name })}
        lead={day(now)}
        action={
          <ButtonLink to={paths.dashboard.newProperty}>
            <Icon name="plus" />
            {t('properties.new')}
          </ButtonLink>
        }
      />
      <Counts {...counts} />
      <div className={styles.board}>
        <RecentList properties={recent} />
        <FeaturedList properties={featured} />
      </div>
    </>
  )
}
