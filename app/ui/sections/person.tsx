import { Link } from '@remix-run/react'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { MemberOffers } from '#app/domain/offers/offer.ts'
import { paths } from '#app/paths/public.ts'
import { Gable } from '#app/ui/parts/logo.tsx'
import { Paragraphs } from '#app/ui/parts/paragraphs.tsx'
import { PictureView } from '#app/ui/parts/picture-view.tsx'
import { ContactWays } from './contact-ways.tsx'
import styles from './person.module.css'

interface TitledOffers extends MemberOffers {
  /** "6 aktuelle Angebote" */
  title: string
}

interface PersonProps {
  member: Omit<TeamMember, 'telephone'> & { telephone: ShownTelephone | null; offers?: TitledOffers | undefined }
  allOffers: string
}

function Person({ member, allOffers }: PersonProps) {
  const { name, role, bio, telephone, email, picture, offers } = member
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        {picture ? (
          <PictureView
            picture={picture}
            sizes="(min-width: 1760px) 32rem, (min-width: 960px) 30vw, (min-width: 600px) 46vw, 136px"
            alt=""
          />
        ) : (
          <Gable className={styles.mark} />
        )}
      </div>
      <div className={styles.name}>
        <h2 className="title-4">{name}</h2>
        {role && <p lang={langOf(member, 'role')}>{role}</p>}
      </div>
      <div className={styles.bio}>{bio && <Paragraphs text={bio} lang={langOf(member, 'bio')} />}</div>
      <div className={styles.ways}>
        <ContactWays phone={telephone} email={email}>
          {offers && <Offers offers={offers} allOffers={allOffers} />}
        </ContactWays>
      </div>
    </article>
  )
}

function Offers({ offers: { title, total, latest }, allOffers }: { offers: TitledOffers; allOffers: string }) {
  return (
    <details className={styles.offers}>
      <summary>
        <Gable className={styles.sign} />
        {title}
      </summary>
      <ul>
        {latest.map((offer) => (
          <li key={offer.id}>
            <Link to={paths.offer(offer.id)} prefetch="intent" lang={langOf(offer, 'name')}>
              {offer.name}
            </Link>
          </li>
        ))}
        {total > latest.length && (
          <li>
            <Link to={paths.offers}>{allOffers}</Link>
          </li>
        )}
      </ul>
    </details>
  )
}

interface PeopleProps {
  members: readonly PersonProps['member'][]
  allOffers: string
}

/** Names, texts and contacts are aligned across people. */
export function People({ members, allOffers }: PeopleProps) {
  return (
    <div className={styles.people}>
      {members.map((member) => (
        <Person key={member.id} member={member} allOffers={allOffers} />
      ))}
    </div>
  )
}
