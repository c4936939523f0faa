import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { teamMembersQuery } from '#app/data/entries/team-members.server.ts'
import { offersByMemberQuery } from '#app/data/offers/member-offers.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { personNode } from '#app/domain/offers/structured-data.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { People } from '#app/ui/sections/person.tsx'
import styles from './team.module.css'

/** Members with more offers link to the list. */
const namedOffers = 12

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, config } = context
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'team')
  const { team, offersOf } = await runBatch(db, {
    team: teamMembersQuery(db, locale),
    offersOf: offersByMemberQuery(db, locale, namedOffers),
  })
  const members = team.map((member) => {
    const offers = offersOf.get(member.id)
    const telephone = shownNumbers(member.telephone, locale)
    return {
      ...member,
      telephone,
      offers: offers && { ...offers, title: t('pages:offer.ofMember', { count: offers.total }) },
    }
  })
  const { siteUrl } = config
  const nodes = team.map((member) =>
    personNode(member, siteUrl, member.picture && siteUrl + paths.media(member.picture.key, 720)),
  )
  context.linkedData.page = { nodes }
  const meta = { title: t('site:team.title'), description: t('pages:meta.team.description') }
  return { words: t('pages:team', { returnObjects: true }), members, all: t('pages:offer.words.all'), meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function TeamPage() {
  const { words, members, all } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={t('team.title')} lead={words.lead} />
      {members.length > 0 ? (
        <People members={members} allOffers={all} />
      ) : (
        <div className={styles.none}>
          <p className="lead">{words.none}</p>
          <ButtonLink to={paths.contact}>{t('nav.contact')}</ButtonLink>
        </div>
      )}
    </main>
  )
}
